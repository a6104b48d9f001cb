/**
 * DocSearch's screens are made by a call, of which a bundler cannot know that it does nothing else. Without this
 * mark it keeps them in the main bundle, which wants only the button.
 */
module.exports = (source) => source.replaceAll('=e.memo(', '=/*#__PURE__*/e.memo(');

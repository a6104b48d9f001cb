/** `--ng-background` of both colour modes (`src/css/tokens.css`): what browsers and systems paint around the page. */
export const THEME_COLOURS = {light: '#fbfbf8', dark: '#131614'};

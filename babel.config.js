// Only `docusaurus write-translations` uses this file, to find the texts to translate. Builds use SWC.
module.exports = {presets: [require.resolve('@docusaurus/babel/preset')]};

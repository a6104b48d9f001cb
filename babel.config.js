// Read by `docusaurus write-translations` alone, which looks for texts to translate in the code; builds use SWC.
module.exports = {presets: [require.resolve('@docusaurus/babel/preset')]};

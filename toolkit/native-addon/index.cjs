// Returns the compiled file of this system from prebuilds/, or the one in build/Release/.
module.exports = require('node-gyp-build')(__dirname);

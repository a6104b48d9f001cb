/**
 * Replaces a client component's module in the server's build by one that wraps its components; a loader of the bundler,
 * which reads no TypeScript. The query tells the bundler to leave the module alone the second time.
 */
module.exports = function clientComponentLoader() {
  const {server, origin, query} = this.getOptions();
  const original = JSON.stringify(this.resourcePath + query);
  return `module.exports = require(${JSON.stringify(server)}).clientModule(require(${original}), ${JSON.stringify(origin)});`;
};

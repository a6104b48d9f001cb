/**
 * Replaces the module of a client component in the server's build by a module that wraps its components. It's a loader of
 * the bundler, which can't load TypeScript. The query keeps the bundler from replacing the module a second time.
 */
module.exports = function clientComponentLoader() {
  const {server, origin, query} = this.getOptions();
  const original = JSON.stringify(this.resourcePath + query);
  return `module.exports = require(${JSON.stringify(server)}).wrapModule(require(${original}), ${JSON.stringify(origin)});`;
};

/** `createImportsModule` writes this module for the browser's build. */
declare module '@partial-hydration/client-components' {
  const registry: import('./hydrate').Registry;
  export default registry;
}

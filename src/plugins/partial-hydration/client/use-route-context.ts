const CONTEXT = {plugin: {name: 'partial-hydration', id: 'default'}};

/** Stands in for `@docusaurus/useRouteContext`: the theme asks it for the title of a page, which comes with the HTML. */
export default function useRouteContext(): typeof CONTEXT {
  return CONTEXT;
}

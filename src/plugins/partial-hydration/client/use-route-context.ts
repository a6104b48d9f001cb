const CONTEXT = {plugin: {name: 'partial-hydration', id: 'default'}};

/** Replaces `@docusaurus/useRouteContext`. The theme only uses it for a page's title, which is part of the HTML already. */
export default function useRouteContext(): typeof CONTEXT {
  return CONTEXT;
}

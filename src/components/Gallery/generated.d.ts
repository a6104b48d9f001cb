/** Made by `src/plugins/examples`. */
declare module '@generated/examples/default/budget.js' {
  const program: import('../../lib/program').Program;
  export default program;
}

declare module '@generated/examples/default/_gallery.js' {
  /** One picture of the gallery. */
  type Item = import('../../lib/program').Screenshot & {
    symbol: string;
    /** First sentence of the symbol's description, as plain text. */
    summary: string;
    /** Page of the symbol, without the site's base URL. */
    url: string;
    topic: string;
    alt: string;
  };
  const items: Item[];
  export default items;
}

/** Made by `src/plugins/examples`. */
declare module '@generated/examples/default/tutorial-7-style.js' {
  const program: import('../Example').Program;
  export default program;
}

declare module '@generated/examples/default/_gallery.js' {
  /** One picture of the gallery. */
  interface Item {
    symbol: string;
    /** Page of the symbol, without the site's base URL. */
    url: string;
    topic: string;
    /** Title of the window that the picture shows, where it shows one. */
    window?: string;
    alt: string;
    /** Size in CSS pixels. */
    width: number;
    height: number;
    /** Addresses of the picture. */
    light: string;
    dark: string;
  }
  const items: Item[];
  export default items;
}

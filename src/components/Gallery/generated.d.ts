/** Made by `src/plugins/examples`. */
declare module '@generated/examples/default/_gallery.js' {
  /** One picture of the gallery. */
  interface Item {
    symbol: string;
    /** Page of the symbol, without the site's base URL. */
    url: string;
    topic: string;
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

/** Made by `src/plugins/guides-sidebar`. */
declare module '@generated/guides-sidebar/default/guides.json' {
  const items: import('@docusaurus/plugin-content-docs').PropSidebarItem[];
  export default items;
}

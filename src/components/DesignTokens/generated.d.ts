/** Made by `src/plugins/design-tokens`. */
declare module '@generated/design-tokens/default/tokens.json' {
  const tokens: import('../../plugins/design-tokens/read-tokens').DesignTokens;
  export default tokens;
}

/** Made by `src/plugins/api-reference`. */
declare module '@site/docs/api/generated/history.json' {
  const steps: import('../../lib/history').ReleaseDiff[];
  export default steps;
}

declare module '@theme/PageActions' {
  export {default} from '@site/src/plugins/markdown-pages/theme/PageActions';
}

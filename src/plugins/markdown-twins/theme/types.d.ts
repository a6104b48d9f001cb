declare module '@theme/PageActions' {
  export {default} from '@site/src/plugins/markdown-twins/theme/PageActions';
}

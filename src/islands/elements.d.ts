import type {DetailedHTMLProps, HTMLAttributes} from 'react';

type Props = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    /** The elements that this folder wakes. */
    interface IntrinsicElements {
      'code-block': Props;
      'example-play': Props;
      'layout-playground': Props;
      'page-actions': Props & {class?: string};
      'release-comparison': Props;
      'symbol-filter': Props;
      'tab-group': Props & {'data-group'?: string};
      'wide-table': Props;
    }
  }
}

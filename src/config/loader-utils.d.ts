/** What we use of loader-utils 2, whose own types bring those of an old webpack. */
declare module 'loader-utils' {
  export function interpolateName(
    file: {resourcePath: string},
    name: string,
    options: {content: Buffer},
  ): string;
}

/** Declares the one function of loader-utils 2 that we use, because its own types depend on an old webpack. */
declare module 'loader-utils' {
  export function interpolateName(
    file: {resourcePath: string},
    name: string,
    options: {content: Buffer},
  ): string;
}

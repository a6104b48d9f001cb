declare module 'typedoc-plugin-missing-exports' {
  /** TypeDoc's entry into the plugin; the package ships no types. */
  export function load(app: import('typedoc').Application): void;
}

declare module 'typedoc-plugin-missing-exports' {
  /** Loads the plugin into TypeDoc. The package has no types of its own. */
  export function load(app: import('typedoc').Application): void;
}

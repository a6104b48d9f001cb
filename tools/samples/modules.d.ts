/** Types of modules that samples import but this repository doesn't install. */
declare module '*.node' {
  // biome-ignore lint/suspicious/noExplicitAny: an addon's shape is known to its author alone
  const addon: any;
  export = addon;
}

declare module 'bcrypt' {
  export function hashSync(data: string, rounds: number): string;
}

declare module 'echarts' {
  interface Chart {
    setOption(option: object): void;
    renderToSVGString(): string;
    dispose(): void;
  }
  export function init(element: null, theme: null, options: object): Chart;
}

declare module 'serialport' {
  import type {Duplex, Transform} from 'node:stream';

  export class SerialPort extends Duplex {
    constructor(options: {path: string; baudRate: number});
    static list(): Promise<{path: string}[]>;
  }
  export class ReadlineParser extends Transform {
    constructor(options: {delimiter: string});
  }
}

/** Types of modules that samples import but this repository doesn't install. */
declare module '*.node' {
  // biome-ignore lint/suspicious/noExplicitAny: an addon's shape is known to its author alone
  const addon: any;
  export = addon;
}

declare module '*/package.json' {
  export const version: string;
}

declare module 'bcrypt' {
  export function hashSync(data: string, rounds: number): string;
}

declare module 'csv-parse' {
  interface Options {
    bom?: boolean;
    columns?: boolean;
    delimiter?: string[];
    skip_empty_lines?: boolean;
  }
  interface Parser extends NodeJS.WritableStream, AsyncIterable<Record<string, string>> {
    destroy(error: Error): void;
  }
  export function parse(options: Options): Parser;
}

declare module 'echarts' {
  interface Chart {
    setOption(option: object): void;
    renderToSVGString(): string;
    dispose(): void;
  }
  export function init(element: null, theme: null, options: object): Chart;
}

declare module 'exceljs' {
  interface Row {
    getCell(column: number): {text: string};
  }
  interface Sheet {
    columns: {header: string; width?: number}[];
    addRow(values: unknown[]): Row;
    eachRow(listener: (row: Row, number: number) => void): void;
  }
  class Workbook {
    readonly worksheets: Sheet[];
    readonly xlsx: {readFile(file: string): Promise<unknown>; writeFile(file: string): Promise<unknown>};
    addWorksheet(name: string): Sheet;
  }
  const ExcelJS: {Workbook: typeof Workbook};
  export default ExcelJS;
}

declare module 'fflate' {
  type Entries = Record<string, Uint8Array>;
  export function unzip(bytes: Uint8Array, callback: (error: Error | null, entries: Entries) => void): void;
}

declare module 'yazl' {
  import type {Readable} from 'node:stream';
  export class ZipFile {
    outputStream: Readable;
    addReadStreamLazy(
      name: string,
      open: (useStream: (error: Error | null, stream: Readable) => void) => void,
    ): void;
    end(): void;
  }
}

declare module 'koffi' {
  interface NativeFunction {
    (...values: unknown[]): unknown;
    async(...values: unknown[]): void;
  }
  export function load(file: string): {func(signature: string): NativeFunction};
  const koffi: {load: typeof load};
  export default koffi;
}

declare module '@stoprocent/noble' {
  export interface Peripheral {
    readonly id: string;
    readonly advertisement: {readonly localName: string};
    connectAsync(): Promise<void>;
    discoverAllServicesAndCharacteristicsAsync(): Promise<{characteristics: {readonly uuid: string}[]}>;
  }
  const noble: {
    on(event: 'discover', listener: (device: Peripheral) => void): void;
    waitForPoweredOnAsync(): Promise<void>;
    startScanningAsync(): Promise<void>;
    stopScanningAsync(): Promise<void>;
  };
  export default noble;
}

declare module 'kysely' {
  export type Generated<Value> = Value | undefined;
  interface Query extends Promise<unknown> {
    values(row: object): Query;
    select(columns: string[]): Query;
    where(column: string, operator: string, value: unknown): Query;
    execute(): Promise<Record<string, unknown>[]>;
  }
  export class SqliteDialect {
    constructor(options: {database: never});
  }
  export class Kysely<Tables> {
    constructor(options: {dialect: SqliteDialect});
    selectFrom(table: keyof Tables): Query;
    insertInto(table: keyof Tables): Query;
  }
}

declare module 'nspell' {
  interface Spelling {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Spelling;
  }
  export default function nspell(dictionary: {aff: Buffer; dic: Buffer}): Spelling;
}

declare module 'qrcode' {
  const QRCode: {toBuffer(text: string, options?: {width?: number}): Promise<Buffer>};
  export default QRCode;
}

declare module 'nodegui-plugin-qhotkey' {
  import type {QKeySequence, QObject, QObjectSignals} from '@nodegui/nodegui';

  interface QHotkeySignals extends QObjectSignals {
    activated: () => void;
  }
  export class QHotkey extends QObject<QHotkeySignals> {
    constructor(shortcut: QKeySequence, autoRegister: boolean);
    isRegistered(): boolean;
  }
}

declare module 'serialport' {
  import type {Duplex, Transform} from 'node:stream';

  export class SerialPort extends Duplex {
    constructor(options: {path: string; baudRate: number; autoOpen?: boolean});
    open(callback: (error: Error | null) => void): void;
    static list(): Promise<{path: string}[]>;
  }
  export class ReadlineParser extends Transform {
    constructor(options: {delimiter: string});
  }
}

declare module '@napi-rs/keyring' {
  export class Entry {
    constructor(service: string, username: string);
    setPassword(password: string): void;
    getPassword(): string | null;
  }
}

/** `qode` has this module, but the installed types of Node.js are those of version 20, which doesn't. */
declare module 'node:sqlite' {
  interface Statement {
    run(...values: (string | number | null)[]): {lastInsertRowid: number | bigint};
    get(...values: (string | number | null)[]): Record<string, unknown> | undefined;
    all(...values: (string | number | null)[]): Record<string, unknown>[];
    iterate(...values: (string | number | null)[]): Iterable<Record<string, unknown>>;
    columns(): {name: string}[];
  }
  export class DatabaseSync {
    constructor(file: string, options?: {timeout?: number});
    exec(sql: string): void;
    prepare(sql: string): Statement;
    function(
      name: string,
      options: {deterministic?: boolean},
      callback: (...values: unknown[]) => string,
    ): void;
    close(): void;
  }
}

/** Functions of `node:tls` that `qode` has, and the installed types don't. */
declare module 'tls' {
  export function getCACertificates(type: 'default' | 'system'): string[];
  export function setDefaultCACertificates(certificates: string[]): void;
}

declare module 'undici' {
  export class Agent {}
  export class ProxyAgent {
    constructor(url: string);
  }
  export function setGlobalDispatcher(dispatcher: Agent | ProxyAgent): void;
}

declare module 'uiohook-napi' {
  export const uIOhook: {
    on(name: 'keydown' | 'keyup', listener: (event: {keycode: number}) => void): void;
    start(): void;
    stop(): void;
  };
}

declare module 'pdfkit' {
  import type {Readable} from 'node:stream';

  export default class PDFDocument extends Readable {
    constructor(options: {size: string | [number, number]; margin: number});
    font(source: string): this;
    fontSize(size: number): this;
    text(text: string): this;
    moveDown(): this;
    table(options: {columnStyles: (string | number)[]; data: string[][]}): this;
    end(): void;
  }
}

declare module 'pg' {
  export class Pool {
    constructor(options: Partial<Record<'host' | 'database' | 'user' | 'password', string>>);
    on(name: 'error', listener: (error: Error) => void): this;
    query(
      sql: string,
      values: unknown[],
    ): Promise<{rows: Record<string, unknown>[]; rowCount: number | null}>;
  }
  const pg: {Pool: typeof Pool};
  export default pg;
}

declare module '@nodegui/react-nodegui' {
  import type {FC, ReactElement, ReactNode} from 'react';
  type Component = FC<{children?: ReactNode; [prop: string]: unknown}>;
  export const BoxView: Component;
  export const Button: Component;
  export const CheckBox: Component;
  export const ComboBox: Component;
  export const Dialog: Component;
  export const Image: Component;
  export const LineEdit: Component;
  export const PlainTextEdit: Component;
  export const Renderer: {render(element: ReactElement): void};
  export const ScrollArea: Component;
  export const Text: Component;
  export const View: Component;
  export const Window: Component;
  export function useEventHandler<T extends object>(listeners: T, dependencies: unknown[]): T;
}

declare module 'react-reconciler' {
  import type {ReactNode} from 'react';
  interface Reconciler {
    createContainer(
      container: object,
      tag: number,
      hydrationCallbacks: null,
      isStrictMode: boolean,
      concurrentUpdatesByDefaultOverride: null,
      identifierPrefix: string,
      onUncaughtError: (error: unknown) => void,
      onCaughtError: (error: unknown) => void,
      onRecoverableError: (error: unknown) => void,
      onDefaultTransitionIndicator: () => void,
      transitionCallbacks: null,
    ): object;
    updateContainer(element: ReactNode, root: object): void;
  }
  export default function createReconciler(config: object): Reconciler;
}

declare module 'react-reconciler/constants' {
  export const ConcurrentRoot: number;
  export const DefaultEventPriority: number;
  export const NoEventPriority: number;
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Declarations} from '../../src/plugins/api-reference/declarations';

/** The declarations of a small toolkit, with the constructs that make the real declarations hard to read. */
export const SMALL_TOOLKIT: Record<string, string> = {
  'package.json': '{"version": "1.0.0", "typings": "dist/index.d.ts"}',
  'dist/index.d.ts': `
    export { QWidget, QWidgetSignals } from './lib/QtWidgets/QWidget';
    export { QAbstractButton, QAbstractButtonSignals } from './lib/QtWidgets/QAbstractButton';
    export { QPushButton, QPushButtonSignals } from './lib/QtWidgets/QPushButton';
    export { QView, Mode } from './lib/QtWidgets/QView';
    export { QCalendar } from './lib/QtWidgets/QCalendar';
    export { QGroup, QGroupSignals } from './lib/QtWidgets/QGroup';
    export { QKeyEvent } from './lib/QtGui/QKeyEvent';
    export { wrapNative as wrap, NativeElement } from './lib/core/native';
  `,
  'dist/lib/core/native.d.ts': `
    export type NativeElement = { type: 'native'; [key: string]: any };
    export type NativeRawPointer<T extends string> = Record<T, unknown>;
    /** Wraps a {native} element in a <Wrapper>. */
    export declare function wrapNative(native: any): any;
  `,
  'dist/lib/QtGui/QKeyEvent.d.ts': `
    import { NativeRawPointer } from '../core/native';
    export declare class QKeyEvent {
      constructor(event: NativeRawPointer<'QEvent'>);
      key(): number;
    }
  `,
  'dist/lib/QtWidgets/QWidget.d.ts': `
    export interface QWidgetSignals { windowTitleChanged: (title: string) => void; }
    /** A thing {on the screen} of type <T>. */
    export declare class QWidget<Signals extends QWidgetSignals = QWidgetSignals> {
      private secret;
      readonly id: string;
      constructor(parent?: QWidget<QWidgetSignals>);
      static create(name: string): QWidget;
      windowTitle(): string;
      setWindowTitle(title: string): void;
      /** Moves it. @param x how far right {in points} */
      move(x: number, y: number): void;
      move(to: { x: number; y: number }): void;
      addEventListener<S extends keyof Signals>(signal: S, callback: Signals[S]): void;
      load(): Promise<Map<string, QWidget<QWidgetSignals> | null>[]>;
    }
  `,
  'dist/lib/QtWidgets/QAbstractButton.d.ts': `
    import { QWidget, QWidgetSignals } from './QWidget';
    export interface QAbstractButtonSignals extends QWidgetSignals { clicked: (checked: boolean) => void; }
    export declare abstract class QAbstractButton<Signals extends QAbstractButtonSignals> extends QWidget<Signals> {
      isFlat(): boolean;
      setFlat(isFlat: boolean): void;
      click(): void;
    }
  `,
  'dist/lib/QtWidgets/QPushButton.d.ts': `
    import { QAbstractButton, QAbstractButtonSignals } from './QAbstractButton';
    import { QWidget, QWidgetSignals } from './QWidget';
    export type QPushButtonSignals = QAbstractButtonSignals;
    export declare class QPushButton extends QAbstractButton<QPushButtonSignals> {
      constructor(parent?: QWidget<QWidgetSignals>);
      setBuddy(buddy: QPushButton): void;
    }
  `,
  'dist/lib/QtWidgets/QView.d.ts': `
    import { QWidget } from './QWidget';
    export declare enum Mode { None = 0, One = 1, Two = 2, Four = 4, All = 7 }
    interface Range { from: number; to?: number; }
    export declare class QView extends QWidget {
      mode(): Mode;
      setMode(mode: Mode): void;
      range(): Range;
      limit: string | Mode | number;
      setRange(range: Range | Mode | number): void;
    }
    export {};
  `,
  'dist/lib/QtWidgets/QCalendar.d.ts': `
    import { QWidget } from './QWidget';
    declare enum Mode { Day = 0, Month = 1 }
    export declare class QCalendar extends QWidget { setMode(mode: Mode): void; }
    export {};
  `,
  'dist/lib/QtWidgets/QGroup.d.ts': `
    import { QWidget, QWidgetSignals } from './QWidget';
    export interface QGroupSignals extends QWidgetSignals { idClicked: (id: number) => void; }
    export declare class QGroup extends QWidget<any> { constructor(parent?: QWidget<QWidgetSignals>); }
  `,
};

/** Writes files into a new folder and returns its path. */
export function createFolder(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** The file with the declarations that TypeDoc reads from the small toolkit. A test of the reader keeps it up to date. */
export const SMALL_TOOLKIT_API = path.join(import.meta.dirname, 'small-toolkit.json');

/** Returns the declarations of the small toolkit, as an object that a test can change. */
export const readSmallToolkit = (): Declarations => JSON.parse(fs.readFileSync(SMALL_TOOLKIT_API, 'utf8'));

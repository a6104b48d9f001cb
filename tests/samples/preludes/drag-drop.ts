import type {QDropEvent, QMimeData, QWidget} from '@nodegui/nodegui';

export * from './widgets';
export declare const source: QWidget;
export declare const dropZone: QWidget;
export declare const data: QMimeData;
export declare const drop: QDropEvent;

import {type QDropEvent, QMimeData, QWidget} from '@nodegui/nodegui';

export * from './widgets';
export const source = new QWidget();
export const dropZone = new QWidget();
export const data = new QMimeData();
export declare const drop: QDropEvent;

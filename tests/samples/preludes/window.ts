import type {FlexLayout, QMainWindow, QWidget} from '@nodegui/nodegui';

export declare const win: QMainWindow;
/** Central widget of `win`. */
export declare const central: QWidget;
/** Layout of `central`. */
export declare const layout: FlexLayout;

import type {
  QAction,
  QCheckBox,
  QClipboard,
  QComboBox,
  QDialog,
  QIcon,
  QLabel,
  QLineEdit,
  QListWidget,
  QMenu,
  QMenuBar,
  QPainter,
  QPixmap,
  QProgressBar,
  QPushButton,
  QRadioButton,
  QScrollArea,
  QSettings,
  QSlider,
  QSpinBox,
  QStackedWidget,
  QStatusBar,
  QSystemTrayIcon,
  QTableWidget,
  QTabWidget,
  QTextEdit,
  QTreeWidget,
  QWidget,
} from '@nodegui/nodegui';

export * from './window';
export declare const widget: QWidget;
export declare const button: QPushButton;
export declare const label: QLabel;
export declare const lineEdit: QLineEdit;
export declare const textEdit: QTextEdit;
export declare const checkBox: QCheckBox;
export declare const radioButton: QRadioButton;
export declare const comboBox: QComboBox;
export declare const spinBox: QSpinBox;
export declare const slider: QSlider;
export declare const progressBar: QProgressBar;
export declare const listWidget: QListWidget;
export declare const tableWidget: QTableWidget;
export declare const treeWidget: QTreeWidget;
export declare const scrollArea: QScrollArea;
export declare const tabWidget: QTabWidget;
export declare const stackedWidget: QStackedWidget;
export declare const menuBar: QMenuBar;
export declare const menu: QMenu;
export declare const action: QAction;
export declare const statusBar: QStatusBar;
export declare const dialog: QDialog;
export declare const timer: NodeJS.Timeout;
export declare const tray: QSystemTrayIcon;
export declare const icon: QIcon;
export declare const pixmap: QPixmap;
export declare const painter: QPainter;
export declare const settings: QSettings;
export declare const clipboard: QClipboard;

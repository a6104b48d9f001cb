import {
  AlignmentFlag,
  QApplication,
  QIcon,
  QLabel,
  QMainWindow,
  QMenu,
  QPixmap,
  QPoint,
  QSystemTrayIcon,
  QSystemTrayIconActivationReason,
  WidgetEventTypes,
  WindowState,
} from '@nodegui/nodegui';

const dot = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="28" fill="#d9822b"/></svg>',
);
const pixmap = new QPixmap();
pixmap.loadFromData(dot);

const app = QApplication.instance();
app.setQuitOnLastWindowClosed(false); // the app keeps running in the tray

const win = new QMainWindow();
win.setWindowTitle('Tea timer');
const label = new QLabel();
label.setText('Green tea: 2 minutes');
label.setAlignment(AlignmentFlag.AlignHCenter | AlignmentFlag.AlignTop);
win.setCentralWidget(label);
win.resize(320, 190);

function showWindow(): void {
  win.setWindowState(win.windowState() & ~WindowState.WindowMinimized); // stays maximised if it was
  win.show();
  win.raise();
  win.activateWindow();
}

const menu = new QMenu();
menu.addAction('Show window').addEventListener('triggered', showWindow);
menu.addAction('Start').addEventListener('triggered', () => {
  setTimeout(() => tray.showMessage('Tea timer', 'Your tea is ready.'), 120_000);
});
menu.addSeparator();
menu.addAction('Quit').addEventListener('triggered', () => app.exit(0)); // without Close events

const tray = new QSystemTrayIcon();
tray.setIcon(new QIcon(pixmap)); // before show()
tray.setToolTip('Tea timer');
tray.setContextMenu(menu);
tray.addEventListener('activated', (reason) => {
  if (reason === QSystemTrayIconActivationReason.Trigger) showWindow();
});
tray.show();
win.addEventListener(WidgetEventTypes.Close, () => {
  tray.showMessage('Tea timer', 'The timer is still running. To quit, use the menu of this icon.');
});
win.show();
menu.popup(new QPoint(20, 50)); // for the picture on this page, so leave it out of your app

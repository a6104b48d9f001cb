import {QAction, QApplication, QIcon, QMenu, QPixmap, QPoint, QSystemTrayIcon} from '@nodegui/nodegui';

const dot = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#2f9e5b"/></svg>',
);
const pixmap = new QPixmap();
pixmap.loadFromData(dot);

const menu = new QMenu();
function add(text: string, run: () => void): void {
  const action = new QAction(menu);
  action.setText(text);
  action.addEventListener('triggered', run);
  menu.addAction(action);
}

const tray = new QSystemTrayIcon();
tray.setIcon(new QIcon(pixmap));
tray.setToolTip('Backup: all files are safe');
tray.setContextMenu(menu);
add('Pause', () => tray.setToolTip('Backup: paused'));
add('Show window', () => console.log('Shown'));
menu.addSeparator();
add('Quit', () => QApplication.instance().quit());
tray.show();

menu.popup(new QPoint(0, 0));

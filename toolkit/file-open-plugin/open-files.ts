import {createRequire} from 'node:module';
import {QMainWindow} from '@nodegui/nodegui';

const {onFileOpen} = createRequire(import.meta.url)('./build/Release/file_open.node') as {
  onFileOpen: (listener: (target: string) => void) => void;
};

const win = new QMainWindow();
onFileOpen((target) => {
  console.log(target); // a path such as /Users/ada/notes.hello, or a link such as my-app://today
  win.show();
  win.raise();
  win.activateWindow();
});
win.show();

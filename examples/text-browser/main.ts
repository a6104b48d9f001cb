import {QTextBrowser} from '@nodegui/nodegui';

const pages: Record<string, string> = {
  help: '<h3>Help</h3><p>Where would you like to start?</p><p><a href="keys">Keyboard shortcuts</a><br><a href="files">Where your files are</a></p>',
  keys: '<h3>Keyboard shortcuts</h3><p>Ctrl+N starts a new note.</p><p><a href="help">Back</a></p>',
  files: '<h3>Files</h3><p>Notes are kept in your home folder.</p><p><a href="help">Back</a></p>',
};

const browser = new QTextBrowser();
browser.setWindowTitle('Help');
browser.setOpenLinks(false);
browser.addEventListener('anchorClicked', (url) => {
  browser.setHtml(pages[url.toString()] ?? '<p>No such page.</p>');
});
browser.setHtml(pages.help ?? '');
browser.resize(320, 190);
browser.show();

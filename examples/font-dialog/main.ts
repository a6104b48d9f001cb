import {FontDialogOption, QFont, QFontDialog, QPlainTextEdit} from '@nodegui/nodegui';

const editor = new QPlainTextEdit();
editor.setWindowTitle('notes.md');
editor.setPlainText('Oats, barley and rye go in before the first frost.');
editor.setFont(new QFont('Inter', 12));
editor.show();

const dialog = new QFontDialog(editor);
dialog.setWindowTitle('Font of the editor');
// The dialog that Qt draws looks and works the same on every system.
dialog.setOption(FontDialogOption.DontUseNativeDialog);
dialog.setCurrentFont(editor.font());
// The signal passes a native element, so call selectedFont(), which returns a QFont.
dialog.addEventListener('fontSelected', () => editor.setFont(dialog.selectedFont()));
dialog.open();

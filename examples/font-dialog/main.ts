import {FontDialogOption, QFont, QFontDialog} from '@nodegui/nodegui';

const dialog = new QFontDialog();
dialog.setOption(FontDialogOption.DontUseNativeDialog);
dialog.setWindowTitle('Font of the editor');
dialog.setCurrentFont(new QFont('Inter', 12));
dialog.addEventListener('fontSelected', (font) => console.log(font.family(), font.pointSize()));
dialog.open();

import {QTextEdit} from '@nodegui/nodegui';

const editor = new QTextEdit();
editor.setWindowTitle('Recipe');
editor.setHtml(
  `<h3>Pancakes</h3>
  <ul>
    <li>250 g flour</li>
    <li>4 eggs</li>
    <li>½ l milk</li>
  </ul>
  <p>Let the batter rest for <i>half an hour</i>.</p>`,
);
editor.addEventListener('textChanged', () => {
  console.log(`${editor.toPlainText().length} characters`);
});
editor.resize(320, 220);
editor.show();

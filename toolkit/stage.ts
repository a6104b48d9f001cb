/**
 * Starts a program in its own process: `node stage.cjs <program>`. It is CommonJS, because Node.js evaluates an
 * ES module inside a promise, and what a CommonJS program does must not happen there.
 */
import {pathToFileURL} from 'node:url';
import {QApplication} from '@nodegui/nodegui';

const application = QApplication.instance();

// Node.js settles promises after each of its callbacks; this one comes along when no other does.
setInterval(() => undefined, 2);

process.argv.splice(1, 1);
const [, program = ''] = process.argv;

function evaluated(): void {
  application.setProperty('programEvaluated', true);
}

if (program.endsWith('.cjs')) {
  require(program);
  evaluated();
} else {
  import(pathToFileURL(program).href).then(evaluated);
}

import {describe, expect, test} from 'vitest';
import {findBlocksInPage, findBlocksInYaml, type Problem} from '../../tools/samples/blocks';
import {checkShell, type KnownNames} from '../../tools/samples/shell';
import {createTypeChecker} from '../../tools/samples/type-check';
import {isTypeChecked} from '../../tools/samples/virtual-host';
import {runScript} from '../support/run-script';

const FENCE = '```';
const typeCheck = createTypeChecker();

/** Returns the problems of a page, in the form that the command prints. */
function check(page: string, file = 'docs/page.mdx'): string[] {
  return print(typeCheck(findBlocksInPage(file, page).filter(isTypeChecked)));
}

const print = (problems: Problem[]) =>
  problems.map(({file, line, column, message}) => `${file}:${line}:${column} ${message}`);

describe('samples made for the test', {timeout: 60_000}, () => {
  test('X-03 a program that compiles passes, in TypeScript and in CommonJS', () => {
    const page = `---
title: Page {with braces}
---
## Heading {#id}

${FENCE}ts title="main.ts" {1,3}
import {QLabel} from '@nodegui/nodegui';
import {setTimeout} from 'node:timers/promises';
const label = new QLabel();
await setTimeout(10);
label.setText('Hello');
${FENCE}

${FENCE}js
const {QLabel} = require('@nodegui/nodegui');
const show = (text) => new QLabel().setText(text);
show('Hello');
${FENCE}
`;
    expect(check(page)).toEqual([]);
  });

  test('X-03 a wrong method is reported at its place in the page', () => {
    const page = `Text.\n\n1. A step:\n\n   ${FENCE}ts\n   import {QLabel} from '@nodegui/nodegui';\n   new QLabel().setTxt('x');\n   ${FENCE}\n`;
    expect(check(page)).toEqual([
      "docs/page.mdx:7:17 Property 'setTxt' does not exist on type 'QLabel'. Did you mean 'setText'? (TS2551)",
    ]);
  });

  test('X-03 a wrong method is found in JavaScript too', () => {
    const page = `${FENCE}js\nconst {QLabel} = require('@nodegui/nodegui');\nnew QLabel().setTxt('x');\n${FENCE}\n`;
    expect(check(page)).toEqual([expect.stringMatching(/^docs\/page\.mdx:3:14 .*setTxt.*TS2551/)]);
  });

  test('X-03 a wrong import is reported', () => {
    const page = `${FENCE}ts\nimport {QLable} from '@nodegui/nodegui';\nimport x from 'no-such-module';\n${FENCE}\n`;
    expect(check(page)).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:2:9 .*no exported member( named)? 'QLable'/),
      expect.stringMatching(/^docs\/page\.mdx:3:15 Cannot find module 'no-such-module'/),
    ]);
  });

  test('X-03 a fragment can use and redeclare the names of the toolkit and of its prelude', () => {
    const page = `${FENCE}ts prelude=window
const button = new QPushButton();
layout.addWidget(button);
button.addEventListener('clicked', () => win.close());
${FENCE}

${FENCE}ts prelude=window
const {layout} = {layout: new QBoxLayout(Direction.TopToBottom)};
layout.addStretch(1);
${FENCE}
`;
    expect(check(page)).toEqual([]);
  });

  test('X-03 a block without a prelude has to import every name that it uses', () => {
    expect(check(`${FENCE}ts\nwin.show();\n${FENCE}\n`)).toEqual([
      "docs/page.mdx:2:1 Cannot find name 'win'. (TS2304)",
    ]);
  });

  test('X-03 the error for an unknown prelude lists the known ones', () => {
    expect(check(`${FENCE}ts prelude=windw\nwin.show();\n${FENCE}\n`)).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:1:1 There is no prelude "windw"\. There are .*\bwindow\b/),
    ]);
  });

  test('X-03 a block that is meant to fail must fail with that error and nothing else', () => {
    const block = (error: string, line: string) =>
      `${FENCE}ts prelude=widgets error="${error}"\n${line}\n${FENCE}\n`;
    expect(check(block('TS2345', "action.setShortcut('Ctrl+Q');"))).toEqual([]);
    expect(check(block('is not assignable to parameter', "action.setShortcut('Ctrl+Q');"))).toEqual([]);
    expect(check(block('TS2345', 'win.show();'))).toEqual([
      'docs/page.mdx:1:1 Compiles, but should fail with "TS2345".',
    ]);
    expect(check(block('TS2345', 'win.shw();'))).toEqual([expect.stringContaining('docs/page.mdx:2:5')]);
  });

  test('a member that does not work in this release is reported, also if a base class declares it', () => {
    const page = `${FENCE}js\nconst {QTextEdit, QTextBrowser} = require('@nodegui/nodegui');\nnew QTextEdit().undo();\nnew QTextBrowser().undo();\n${FENCE}\n`;
    expect(check(page)).toEqual([
      "docs/page.mdx:3:17 `QTextEdit.undo` doesn't work in this release, as its description says.",
      "docs/page.mdx:4:20 `QTextEdit.undo` doesn't work in this release, as its description says.",
    ]);
  });

  test('X-03 a block can import another of its page by title', () => {
    const page = `${FENCE}ts title="src/store.ts"
export const items: string[] = [];
${FENCE}

${FENCE}ts title="src/main.ts"
import {items} from './store';
items.push(1);
${FENCE}
`;
    expect(check(page)).toEqual([
      "docs/page.mdx:7:12 Argument of type 'number' is not assignable to parameter of type 'string'. (TS2345)",
    ]);
  });

  test('X-03 a sample in a description is reported at its line of the YAML file', () => {
    const yaml = `name: QLabel\ndetails: |\n  Text.\n\n  ${FENCE}ts prelude=widgets\n  label.setTxt('x');\n  ${FENCE}\n`;
    const problems: Problem[] = [];
    const blocks = findBlocksInYaml('reference/x.yaml', yaml, (problem) => problems.push(problem));
    expect(print([...problems, ...typeCheck(blocks)])).toEqual([
      expect.stringMatching(/^reference\/x\.yaml:6:9 .*setTxt/),
    ]);
  });

  test('X-03 a sample in a description that is not a literal block is reported', () => {
    const problems: Problem[] = [];
    findBlocksInYaml('reference/x.yaml', `details: "a\\n${FENCE}ts\\nx\\n${FENCE}"\n`, (one) =>
      problems.push(one),
    );
    expect(print(problems)).toEqual([expect.stringMatching(/^reference\/x\.yaml:1:1 .*literal block/)]);
  });
});

describe('commands', () => {
  const known: KnownNames = {
    scripts: new Set(['start', 'build']),
    packages: new Set(['@nodegui/nodegui', 'typescript', 'qode']),
  };
  const run = (code: string) =>
    findBlocksInPage('docs/page.mdx', `${FENCE}bash\n${code}\n${FENCE}\n`).flatMap((block) =>
      print(checkShell(block, known)),
    );

  test('X-03 commands with existing scripts and packages are accepted', () => {
    expect(
      run(
        'npm run build && npm start # then\nnpm install -D typescript@5 @nodegui/nodegui\nnpx qode main.js',
      ),
    ).toEqual([]);
    expect(run('$ yarn add typescript\nyarn build\nnpm install ./plugin.tgz')).toEqual([]);
    expect(run('QT_DEBUG_PLUGINS=1 npm start\nls | grep npm')).toEqual([]);
  });

  test('X-03 a script that does not exist is reported', () => {
    expect(run('npm install\nnpm run biuld')).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:3:1 There is no script "biuld"/),
    ]);
    expect(run('yarn biuld')).toHaveLength(1);
  });

  test('X-03 a package that is not known to exist is reported', () => {
    expect(run('npm install @nodegui/nodgui@0.74.2')).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:2:1 Package "@nodegui\/nodgui"/),
    ]);
  });
});

test(
  'X-03 every sample of the site compiles, and every command names existing scripts and packages',
  {timeout: 300_000},
  async () => {
    const {stdout, stderr} = await runScript(['tools/samples/index.ts']);
    expect(stdout, stderr).toMatch(
      /^[1-9]\d* code samples and [1-9]\d* shell samples checked, 0 problems\.$/m,
    );
  },
);

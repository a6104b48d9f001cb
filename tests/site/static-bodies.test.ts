import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD, fileOf} from '../support/build';

const SCRIPTS = path.join(BUILD, 'assets/js');

test('X-07 the code of a visit names no page of the reference, so it does not grow with them', () => {
  const files = readdirSync(SCRIPTS).filter((file) => /^(runtime~)?main\./.test(file));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const code = readFileSync(path.join(SCRIPTS, file), 'utf8');
    expect(code).not.toMatch(/classes\/qpushbutton|QPushButton/);
  }
});

test('X-07 a page names no script that the browser would load before it stands', () => {
  for (const address of ['/', '/docs/guides/styling', '/search']) {
    expect(readFileSync(fileOf(address) ?? '', 'utf8')).not.toMatch(/<script[^>]*\ssrc=/);
  }
});

import fs from 'node:fs';
import {expect, test} from 'vitest';
import {SCHEMAS, toSchemaText} from './schemas';

test.each(Object.entries(SCHEMAS))('%s is up to date with its definition', (file, schema) => {
  expect(fs.readFileSync(file, 'utf8'), 'run: npm run schemas').toBe(toSchemaText(schema));
});

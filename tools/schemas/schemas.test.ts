import fs from 'node:fs';
import {expect, test} from 'vitest';
import {SCHEMAS, schemaText} from './schemas';

test.each(Object.entries(SCHEMAS))('%s says what its definition says', (file, schema) => {
  expect(fs.readFileSync(file, 'utf8'), 'run: npm run schemas').toBe(schemaText(schema));
});

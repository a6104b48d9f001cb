import fs from 'node:fs';
import {SCHEMAS, toSchemaText} from './schemas';

/** Writes the schemas of our YAML files. Editors use them to check and complete these files. */
for (const [file, schema] of Object.entries(SCHEMAS)) fs.writeFileSync(file, toSchemaText(schema));

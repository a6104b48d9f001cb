import fs from 'node:fs';
import {SCHEMAS, schemaText} from './schemas';

/** Writes the schemas of our YAML files for editors, which check and complete what is typed by them. */
for (const [file, schema] of Object.entries(SCHEMAS)) fs.writeFileSync(file, schemaText(schema));

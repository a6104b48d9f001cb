import * as z from 'zod';
import {exampleSchema} from '../../src/lib/examples';
import {descriptionSchema, topicsSchema} from '../../src/plugins/api-reference/schema';

/** Each schema file for editors, relative to the repository, and the definition that it is written from. */
export const SCHEMAS: Record<string, z.ZodType> = {
  'examples/schema.json': exampleSchema,
  'reference/schema.json': descriptionSchema,
  'reference/topics.schema.json': topicsSchema,
};

/** A definition as JSON Schema, in the draft that YAML extensions of editors read best. */
export function schemaText(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {target: 'draft-7', io: 'input', reused: 'ref'});
  return `${JSON.stringify(json, null, 2)}\n`;
}

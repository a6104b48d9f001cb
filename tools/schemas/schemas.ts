import * as z from 'zod';
import {exampleSchema} from '../../src/lib/examples';
import {descriptionSchema, topicsSchema} from '../../src/plugins/api-reference/schema';

/** Path of each schema file, relative to the repository → its definition. */
export const SCHEMAS: Record<string, z.ZodType> = {
  'examples/schema.json': exampleSchema,
  'reference/schema.json': descriptionSchema,
  'reference/topics.schema.json': topicsSchema,
};

/** Returns a definition as JSON Schema, in the draft that YAML extensions of editors support best. */
export function toSchemaText(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {target: 'draft-7', io: 'input', reused: 'ref'});
  return `${JSON.stringify(json, null, 2)}\n`;
}

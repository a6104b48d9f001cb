import type {Member, Structure} from '../../src/plugins/api-reference/declarations';

/** Creates the declaration of an exported class, in a file with its name. */
export const declareClass = (name: string, base: string | undefined, members: Member[]): Structure => ({
  id: name,
  name,
  file: `${name}.d.ts`,
  exported: true,
  kind: 'class',
  typeParameters: [],
  ...(base && {extends: base}),
  members,
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MemberDeclarations, Release, RuntimeVersions} from '../../src/lib/history';
import type {
  ApiSymbol,
  Declarations,
  Member,
  Signature,
  TypeText,
} from '../../src/plugins/api-reference/declarations';
import {getMemberKey} from '../../src/plugins/api-reference/routes';
import {toCallText, toPlainText} from '../../src/plugins/api-reference/signature';

/** Returns the versions that the toolkit's package runs on, from its files. */
export function readRuntimeVersions(packageDir: string): RuntimeVersions {
  const read = (file: string) => readFileSync(path.join(packageDir, file), 'utf8');
  const {dependencies, engines} = JSON.parse(read('package.json'));
  const [, qt] = /QT_VERSION = '([^']+)'/.exec(read('config/qtConfig.js')) ?? [];
  return {node: engines.node, qode: dependencies['@nodegui/qode'], qt};
}

/** Returns the declarations of a release in the form of the history, which is one text for each member. */
export const toRelease = ({version, symbols}: Declarations, runsOn: RuntimeVersions): Release => ({
  version,
  runsOn,
  declared: Object.fromEntries(symbols.map((symbol) => [symbol.id, listDeclarations(symbol)])),
});

/** The most characters of a declaration. Longer ones are cut, because the event tables of 2019 would be half of the history. */
const MAX_TEXT_LENGTH = 300;

function toText(...parts: TypeText): string {
  const text = toPlainText(parts).replaceAll('"', "'");
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}

const toFunctionText = (name: string, signature: Signature, withReturn = true): string =>
  toText(name, ...toCallText(signature, withReturn));

/** Returns the declaration of a symbol, and those of its members by name. */
function listDeclarations(symbol: ApiSymbol): MemberDeclarations {
  const {name} = symbol;
  switch (symbol.kind) {
    case 'enum': {
      const values = symbol.values.map((entry): [string, string] => [
        entry.name,
        `${entry.name} = ${typeof entry.value === 'string' ? `'${entry.value}'` : entry.value}`,
      ]);
      return {'': `enum ${name}`, ...Object.fromEntries(values)};
    }
    case 'alias':
      return {'': toText(`type ${name}`, ...symbol.typeParameters, ' = ', ...symbol.type)};
    case 'constant':
      return {'': toText(`const ${name}: `, ...symbol.type)};
    case 'function':
      return {
        '': symbol.signatures.map((signature) => toFunctionText(`function ${name}`, signature)).join('\n'),
      };
    default: {
      const {kind, abstract, typeParameters, extendsType, members} = symbol;
      const head = toText(
        `${abstract ? 'abstract ' : ''}${kind} ${name}`,
        ...typeParameters,
        ...(extendsType ? [' extends ', ...extendsType] : []),
      );
      return {'': head, ...Object.fromEntries(groupMembers(members))};
    }
  }
}

/** Returns the declarations of members by name. A member with overloads has one line for each. */
function groupMembers(members: readonly Member[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const member of members) {
    const key = getMemberKey(member);
    const lines = [texts.get(key), ...listMemberTexts(member)].filter((line) => line !== undefined);
    texts.set(key, [...new Set(lines)].join('\n'));
  }
  return texts;
}

function listMemberTexts(member: Member): string[] {
  const modifiers = (['static', 'abstract', 'readonly'] as const).filter((modifier) => member[modifier]);
  const name = [...modifiers, member.name].join(' ');
  if (member.kind === 'property') return [toText(`${name}${member.optional ? '?' : ''}: `, ...member.type)];
  return member.signatures.map((signature) => toFunctionText(name, signature, member.kind !== 'constructor'));
}

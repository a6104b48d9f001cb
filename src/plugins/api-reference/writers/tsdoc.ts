import type {ApiSymbol} from '../declarations';
import {type Descriptions, findMemberDescription, findSymbolDescription} from '../descriptions';
import {isStructure, type Model} from '../model';
import {getAnchor, getMemberKey, getSymbolUrl} from '../routes';
import type {MemberDescription} from '../schema';

/** The contents of the doc comments of one symbol and its members. */
export interface SymbolComments {
  /** Name as declared. */
  name: string;
  /** Declaration file, relative to the package. */
  file: string;
  /** Comment on the symbol itself. */
  comment?: string;
  /** Comments on its members by name. The constructor is called `constructor`. */
  members: Map<string, string>;
}

/**
 * Creates TSDoc comments from the descriptions in `reference/`, each with a link to its place on the site.
 * @param site the URL of the site without a trailing slash
 */
export function createComments(model: Model, descriptions: Descriptions, site: string): SymbolComments[] {
  return model.symbols.map((symbol): SymbolComments => {
    const url = site + getSymbolUrl(symbol);
    const symbolDescription = findSymbolDescription(descriptions, symbol.id);
    const members = new Map<string, string>();
    for (const [name, key] of listMemberKeys(symbol)) {
      const memberDescription = findMemberDescription(descriptions, symbol.id, name);
      const anchor = getAnchor(symbol, key);
      if (memberDescription) {
        members.set(name, formatComment(memberDescription, `${url}#${anchor}`, `${symbol.id}.${name}`));
      }
    }
    const {name, file} = symbol;
    return {
      name,
      file,
      comment: symbolDescription && formatComment(symbolDescription, url, symbol.id),
      members,
    };
  });
}

/** Lists the names of a symbol's members, each with the key that determines its anchor. */
function listMemberKeys(symbol: ApiSymbol): (readonly [name: string, key: string])[] {
  if (isStructure(symbol)) {
    return symbol.members.map((member) => [member.name, getMemberKey(member)] as const);
  }
  return symbol.kind === 'enum' ? symbol.values.map(({name}) => [name, name] as const) : [];
}

function formatComment(
  {summary, details, params, returns}: MemberDescription,
  url: string,
  title: string,
): string {
  const tags = [
    ...[...params].map(([name, meaning]) => `@param ${name} - ${meaning}`),
    ...(returns ? [`@returns ${returns}`] : []),
    `@see {@link ${url} | ${title}}`,
  ];
  return [summary, details, tags.join('\n')]
    .filter((part) => part !== undefined)
    .map((part) => part.trim())
    .join('\n\n')
    .replaceAll('*/', '*\\/');
}

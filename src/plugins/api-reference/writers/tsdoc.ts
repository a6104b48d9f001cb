import {GLOBALS} from '../../../lib/reference';
import type {ApiSymbol} from '../declarations';
import type {Descriptions} from '../descriptions';
import {isStructure, type Model} from '../model';
import {anchorOf, keyOf, urlOf} from '../routes';
import type {MemberWords} from '../schema';

/** Our words on one symbol as the insides of doc comments, for editors. */
export interface SymbolComments {
  /** Name as declared. */
  name: string;
  /** File that declares it, relative to the package. */
  file: string;
  /** On the symbol itself. */
  own?: string;
  /** On its members by name; `constructor` is the constructor. */
  members: Map<string, string>;
}

/**
 * Writes what `reference/` says of each symbol as TSDoc, each text with a link to its place on the site.
 * @param site address of the site, without a slash at its end
 */
export function commentsOf(model: Model, descriptions: Descriptions, site: string): SymbolComments[] {
  const globals = descriptions.get(GLOBALS)?.members;
  return model.symbols.map((symbol) => {
    const words = descriptions.get(symbol.id);
    const own = words?.summary
      ? {summary: words.summary, details: words.details, params: new Map<string, string>()}
      : globals?.get(symbol.id);
    const members = new Map<string, string>();
    for (const [name, key] of memberKeys(symbol)) {
      const said = name === 'constructor' ? words?.construct : words?.members.get(name);
      const anchor = anchorOf(symbol, key);
      if (said) members.set(name, comment(said, `${site}${urlOf(symbol)}#${anchor}`, `${symbol.id}.${name}`));
    }
    const {name, file} = symbol;
    return {name, file, own: own && comment(own, site + urlOf(symbol), symbol.id), members};
  });
}

/** Names of the members of a symbol, each with the key that its place on the page goes by. */
function memberKeys(symbol: ApiSymbol): (readonly [name: string, key: string])[] {
  if (isStructure(symbol)) return symbol.members.map((member) => [member.name, keyOf(member)] as const);
  return symbol.kind === 'enum' ? symbol.values.map(({name}) => [name, name] as const) : [];
}

function comment({summary, details, params, returns}: MemberWords, url: string, title: string): string {
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

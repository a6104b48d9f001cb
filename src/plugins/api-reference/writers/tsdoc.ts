import {type Descriptions, findSymbolDescription} from '../descriptions';
import type {Model} from '../model';
import {getAnchor, getMemberKey, getSymbolUrl, listEntries} from '../routes';
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
    for (const entry of listEntries(symbol)) {
      const {name} = entry;
      const description = descriptions.get(symbol.id)?.members.get(name);
      const address = `${url}#${getAnchor(symbol, getMemberKey(entry))}`;
      if (description) members.set(name, formatComment(description, address, `${symbol.id}.${name}`));
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

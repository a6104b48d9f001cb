import type {Names} from './names';
import type {WordTerms} from './query';

/** The longest name that is looked for, in words. */
const LONGEST_RUN = 3;

/** Words that follow each other in a query, with what they tell. */
interface Run {
  words: string[];
  information: number;
}

/** Each word and what it makes with those after it: "file dialog" is QFileDialog. */
function runsOf(expanded: readonly WordTerms[]): Run[] {
  return expanded.flatMap((_, start) => {
    const run: Run = {words: [], information: 0};
    return expanded.slice(start, start + LONGEST_RUN).map(({word, information}) => {
      run.words.push(word);
      run.information += information;
      return {words: [...run.words], information: run.information};
    });
  });
}

/** What words of a query stand for, with what those words tell. */
function meaningsOf(expanded: readonly WordTerms[]): Map<string, number> {
  const meanings = new Map<string, number>();
  for (const {terms, information} of expanded) {
    const meant = terms.filter(({meaning}) => meaning).map(({text}) => text);
    for (const text of new Set(meant)) meanings.set(text, (meanings.get(text) ?? 0) + information);
  }
  return meanings;
}

/** Numbers of records by what they are called. */
class Lookup {
  private readonly ids = new Map<string, number[]>();

  add(text: string, id: number): void {
    const known = this.ids.get(text);
    if (!known) this.ids.set(text, [id]);
    else if (!known.includes(id)) known.push(id);
  }

  get(text: string): readonly number[] {
    return this.ids.get(text) ?? [];
  }
}

type Found = Array<[id: number, share: number]>;

/** Finds the records that words of a query mention, with the share of the query that does so. */
export interface Mentions {
  /** Classes and pages by name. */
  names(expanded: readonly WordTerms[]): Found;
  /** All that words stand for. */
  meanings(expanded: readonly WordTerms[]): Found;
}

/** Knows these names. */
export function createMentions(names: Names): Mentions {
  const pages = new Lookup();
  const all = new Lookup();
  for (const [id, name] of names.of.entries()) {
    const {full = '', bare = ''} = name ?? {};
    for (const text of [full, bare].filter(Boolean)) {
      all.add(text, id);
      if (!names.ownerOf[id]) pages.add(text, id);
    }
  }
  const share = (expanded: readonly WordTerms[], ids: readonly number[], information: number): Found => {
    const total = expanded.reduce((sum, item) => sum + item.information, 0);
    return ids.map((id) => [id, information / total]);
  };
  return {
    names: (expanded) =>
      runsOf(expanded).flatMap(({words: list, information}) =>
        share(expanded, pages.get(list.join('')), information),
      ),
    meanings: (expanded) =>
      [...meaningsOf(expanded)].flatMap(([text, information]) => share(expanded, all.get(text), information)),
  };
}

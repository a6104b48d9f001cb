import {parse} from 'yaml';
import type {SourceFile} from '../../lib/checked-yaml';
import {aliasTable} from './aliases';
import type {Declarations} from './declarations';
import {checkMeasured, type Measured} from './facts';
import {joinDescriptions} from './join';
import {createModel} from './model';
import {classPage} from './render/class-page';
import type {Context} from './render/context';
import {enumPage} from './render/enum-page';
import {globalsPage} from './render/globals-page';
import {indexPage} from './render/index-page';
import {interfacePage} from './render/interface-page';
import {slugOf} from './routes';
import {sidebarOf, type Topic} from './sidebar';
import {symbolTable} from './symbols';

/** What the site adds to the package's declarations, as it is on the disk. */
export interface Sources {
  /** YAML files of `reference/`, topics aside. */
  descriptions: SourceFile[];
  /** `reference/topics.yaml`. */
  topics: string;
  /** `reference/measured.json`, where there is one. */
  measured?: Measured;
  examples: Context['examples'];
}

/** @throws when a description, a topic or a measured fact does not fit the declarations, naming every fault */
export function createContext(declarations: Declarations, sources: Sources): Context {
  const model = createModel(declarations);
  return {
    model,
    descriptions: joinDescriptions(sources.descriptions, model),
    examples: sources.examples,
    measured: sources.measured ? checkMeasured(sources.measured, model) : {packageVersion: model.version},
  };
}

/** @returns every file of `docs/api/generated/`: name relative to it → text */
export function generate(declarations: Declarations, sources: Sources): Map<string, string> {
  const context = createContext(declarations, sources);
  const {model} = context;
  const topics: Topic[] = parse(sources.topics);
  const json = (value: unknown) => `${JSON.stringify(value)}\n`;
  return new Map([
    ['index.mdx', indexPage(context)],
    ['globals.mdx', globalsPage(context)],
    ...model.classes.map(
      (symbol) => [`classes/${slugOf(symbol.id)}.mdx`, classPage(symbol, context)] as const,
    ),
    ...model.enums.map((symbol) => [`enums/${slugOf(symbol.id)}.mdx`, enumPage(symbol, context)] as const),
    ...model.interfaces.map(
      (symbol) => [`interfaces/${slugOf(symbol.id)}.mdx`, interfacePage(symbol, context)] as const,
    ),
    ['sidebar.json', json(sidebarOf(topics, model))],
    ['symbols.json', json(symbolTable(model))],
    ['aliases.json', json(aliasTable(context))],
  ]);
}

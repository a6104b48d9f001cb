import {minorOf} from '../../../lib/history';
import {qtEnumOf} from '../../../lib/qt-enums';
import type {ApiSymbol} from '../declarations';
import {isEvent, type Model} from '../model';
import {qtDocsUrl} from '../qt-docs';
import {changesUrl, urlOf} from '../routes';
import {type Context, saidOfSymbol} from './context';
import {listening, PACKAGE} from './listening';
import {type Blocks, badge, facts, type Inline, link, paragraph, sample, text} from './nodes';
import {missingFacts} from './since';

/** Top of every page: badges, what it is, how to import it, where else it is described. */
export function intro(symbol: ApiSymbol, context: Context): Blocks {
  const {summary, details} = saidOfSymbol(symbol, context);
  return [
    paragraph(facts([...badges(symbol), ...elsewhere(symbol, context.model), ...since(symbol, context)])),
    ...summary,
    ...(details.some((block) => imports(block, symbol)) ? [] : importLine(symbol)),
    ...namesakeNote(symbol, context.model),
    ...details,
    ...listening(symbol, context),
  ];
}

function badges(symbol: ApiSymbol): Inline[] {
  const names = [
    symbol.kind === 'class' && symbol.abstract && 'abstract',
    !symbol.exported && 'not exported',
    symbol.kind === 'class' && isEvent(symbol) && 'valid only inside its event handler',
  ].filter((name) => typeof name === 'string');
  return names.map((name) => [badge(name)]);
}

/** Returns the release that brought a symbol, with a link to everything that it brought. */
function since(symbol: ApiSymbol, {history}: Context): Inline[] {
  const timeline = history.timelineOf(symbol.id);
  const {since: release} = timeline;
  return [
    ...(release === undefined ? [] : [[link(changesUrl(minorOf(release)), `Since ${release}`)]]),
    ...missingFacts(timeline),
  ];
}

/** Whether a block is a sample that shows how to import the symbol. */
const imports = (block: Blocks[number], {name}: ApiSymbol): boolean =>
  block.type === 'code' &&
  new RegExp(`^import [^;]*\\b${name}\\b[^;]* from '${PACKAGE}'`, 'm').test(block.value);

function importLine(symbol: ApiSymbol): Blocks {
  if (symbol.exported) {
    const isType = symbol.kind === 'interface' || symbol.kind === 'alias';
    return [sample(`import ${isType ? 'type ' : ''}{${symbol.name}} from '${PACKAGE}';`)];
  }
  if (symbol.kind === 'enum') {
    return [paragraph(text('The package does not export this enumeration: write its values as numbers.'))];
  }
  return [paragraph(text(`The package does not export this ${symbol.kind}: it is met as a type only.`))];
}

/** Two enumerations may share a name: each page says which one it is. */
function namesakeNote(symbol: ApiSymbol, model: Model): Blocks {
  return model
    .namesakes(symbol)
    .map((other) =>
      paragraph(
        text(`Not to be confused with `),
        link(urlOf(other), other.id),
        text(`: two enumerations are called "${symbol.name}". This one is declared beside `),
        ...declaredBeside(symbol),
        text(' and '),
        text(symbol.exported ? `is what the package exports as "${symbol.name}"; ` : 'is not exported; '),
        text('the other is declared beside '),
        ...declaredBeside(other),
        text('.'),
      ),
    );
}

function declaredBeside({file}: ApiSymbol): Inline {
  const [, folder, name] = /([^/]+)\/([^/]+)\.d\.ts$/.exec(file) ?? [];
  return [text(folder === 'QtEnums' || name === undefined ? "Qt's global enumerations" : name)];
}

function elsewhere(symbol: ApiSymbol, model: Model): Inline[] {
  const links: Inline[] = [];
  const qt = inQt(symbol);
  if (qt) links.push([link(qtDocsUrl(qt.replace(/::(\w+)/, '#$1-enum')), `${qt} in Qt 6`)]);
  const source = symbol.file.replace(/^dist\//, 'src/').replace(/\.d\.ts$/, '.ts');
  links.push([link(`https://github.com/nodegui/nodegui/blob/v${model.version}/${source}`, 'Source')]);
  return links;
}

/** What a symbol is called in Qt. Classes named like Qt's wrap the class of that name; all of them exist in Qt 6. */
function inQt({kind, name, file}: ApiSymbol): string | undefined {
  if (kind === 'enum') return qtEnumOf(name, file);
  return kind === 'class' && /^Q[A-Z]/.test(name) ? name : undefined;
}

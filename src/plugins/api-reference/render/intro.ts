import {toQtEnumName} from '../../../lib/qt-enums';
import {TOOLKIT_REPOSITORY} from '../../../lib/repositories';
import {TOOLKIT_PACKAGE} from '../../../lib/toolkit-version';
import type {ApiSymbol} from '../declarations';
import {isEvent, type Model} from '../model';
import {getQtDocsUrl} from '../qt-docs';
import {getChangesUrl, toMarkdownLink} from '../routes';
import {type Context, getSymbolDescription} from './context';
import {parseParagraph} from './markdown';
import {type Blocks, badge, type Inline, link, metadata, paragraph, sample, text} from './nodes';
import {renderSignalUsage} from './signal-usage';
import {renderSince} from './since';

/** Renders the top of a symbol's page: badges, links, the description, the import and an example of its signals. */
export function renderIntro(symbol: ApiSymbol, context: Context): Blocks {
  const {summary, details} = getSymbolDescription(symbol, context);
  return [
    paragraph(
      metadata([
        ...renderBadges(symbol),
        ...renderExternalLinks(symbol, context.model),
        ...renderSince(context.history.findTimeline(symbol.id), getChangesUrl),
      ]),
    ),
    ...summary,
    ...(details.some((block) => isImportSample(block, symbol)) ? [] : renderImport(symbol)),
    ...renderNamesakeNote(symbol, context.model),
    ...details,
    ...renderSignalUsage(symbol, context),
  ];
}

function renderBadges(symbol: ApiSymbol): Inline[] {
  const names = [
    symbol.kind === 'class' && symbol.abstract && 'abstract',
    !symbol.exported && 'not exported',
    symbol.kind === 'class' && isEvent(symbol) && 'valid only inside its event handler',
  ].filter((name) => typeof name === 'string');
  return names.map((name) => [badge(name)]);
}

const isImportSample = (block: Blocks[number], {name}: ApiSymbol): boolean =>
  block.type === 'code' &&
  new RegExp(`^import [^;]*\\b${name}\\b[^;]* from '${TOOLKIT_PACKAGE}'`, 'm').test(block.value);

function renderImport(symbol: ApiSymbol): Blocks {
  if (symbol.exported) {
    const isType = symbol.kind === 'interface' || symbol.kind === 'alias';
    return [sample(`import ${isType ? 'type ' : ''}{${symbol.name}} from '${TOOLKIT_PACKAGE}';`)];
  }
  if (symbol.kind === 'enum') {
    return [paragraph(text('The package does not export this enumeration, so write its values as numbers.'))];
  }
  return [paragraph(text(`The package does not export this ${symbol.kind}, so it only appears in types.`))];
}

/** Renders a note that tells apart enumerations with the same name. */
function renderNamesakeNote(symbol: ApiSymbol, model: Model): Blocks {
  return model
    .namesakes(symbol)
    .map((other) =>
      parseParagraph(
        `Not to be confused with ${toMarkdownLink(other)}. Two enumerations are called "${symbol.name}". This one is declared with ${findOrigin(symbol)} and the package ${symbol.exported ? `exports it as "${symbol.name}"` : 'does not export it'}. The other one is declared with ${findOrigin(other)}.`,
      ),
    );
}

function findOrigin({file}: ApiSymbol): string {
  const [, folder, name] = /([^/]+)\/([^/]+)\.d\.ts$/.exec(file) ?? [];
  return folder === 'QtEnums' || name === undefined ? "Qt's global enumerations" : name;
}

function renderExternalLinks(symbol: ApiSymbol, model: Model): Inline[] {
  const links: Inline[] = [];
  const qtName = findQtName(symbol);
  if (qtName) links.push([link(getQtDocsUrl(qtName.replace(/::(\w+)/, '#$1-enum')), `${qtName} in Qt 6`)]);
  const source = symbol.file.replace(/^dist\//, 'src/').replace(/\.d\.ts$/, '.ts');
  links.push([link(`${TOOLKIT_REPOSITORY}/blob/v${model.version}/${source}`, 'Source')]);
  return links;
}

/** Returns the name of a symbol in Qt. A class whose name begins with `Q` wraps Qt's class of the same name, which exists in Qt 6. */
function findQtName({kind, name, file}: ApiSymbol): string | undefined {
  if (kind === 'enum') return toQtEnumName(name, file);
  return kind === 'class' && /^Q[A-Z]/.test(name) ? name : undefined;
}

import type {ApiSymbol, Member, Structure} from '../declarations';
import {isSignal} from '../model';
import {urlOf} from '../routes';
import type {Context} from './context';
import {type Blocks, type Inline, joined, link, paragraph, sample, text} from './nodes';

/** What samples import from. */
export const PACKAGE = '@nodegui/nodegui';

/** Who emits these signals, and how to listen to one. */
export function listening(symbol: ApiSymbol, {model}: Context): Blocks {
  if (symbol.kind !== 'interface') return [];
  const emitters = model.emitters(symbol);
  if (emitters.length === 0) return [];
  const links = emitters.map((emitter): Inline => [link(urlOf(emitter), emitter.id)]);
  const hasSubclasses = emitters.some((emitter) =>
    model.subclasses(emitter).some((subclass) => !emitters.includes(subclass)),
  );
  const isUndeclared = emitters.every(({signalsUndeclared}) => signalsUndeclared);
  const base = model.ancestors(symbol)[0];
  const signal = [symbol, ...model.ancestors(symbol)].flatMap(({members}) => members).find(isSignal);
  return [
    paragraph(
      text('Emitted by '),
      ...joined(links, ', '),
      ...(hasSubclasses
        ? [text(' and the classes that inherit from '), text(emitters.length > 1 ? 'them' : 'it')]
        : []),
      text('.'),
      ...(base ? [text(' Includes '), link(urlOf(base), base.id), text('.')] : []),
      ...(isUndeclared ? [text(UNDECLARED)] : []),
    ),
    ...(signal ? [sample(listenSample(symbol, emitters, signal))] : []),
  ];
}

const UNDECLARED =
  ' The declaration of the class does not name this interface, so TypeScript has to be told before it checks the names and arguments.';

/** A program's piece that listens to a signal: on an object that is easily had, else on one that is handed over. */
function listenSample(symbol: Structure, emitters: Structure[], signal: Member): string {
  const emitter = emitters.find((one) => !one.signalsUndeclared && objectOf(one)) ?? emitters[0];
  if (!emitter) return '';
  const names = (signal.signatures[0]?.parameters ?? []).map(({name}) => name);
  const variable = variableFor(emitter.name);
  const object = objectOf(emitter);
  const listen = (target: string) => `${target}.addEventListener('${signal.name}', (${names.join(', ')}) => {
  console.log(${[`'${signal.name}'`, ...names].join(', ')});
});`;
  if (object && emitter.signalsUndeclared) {
    return `import {${emitter.name}, type QObject, type ${symbol.name}} from '${PACKAGE}';

const ${variable} = ${object};
const emitter = ${variable} as unknown as QObject<${symbol.name}>;
${listen('emitter')}`;
  }
  if (object) {
    return `import {${emitter.name}} from '${PACKAGE}';

const ${variable} = ${object};
${listen(variable)}`;
  }
  const isGeneric = emitter.typeParameters.length > 0 && symbol.exported;
  return `import type {${isGeneric ? `${emitter.name}, ${symbol.name}` : emitter.name}} from '${PACKAGE}';

function listen(${variable}: ${isGeneric ? `${emitter.name}<${symbol.name}>` : emitter.name}) {
  ${listen(variable).replaceAll('\n', '\n  ')}
}`;
}

/** How a program gets an object of a class, if that takes nothing: the one there is, or a new one. */
function objectOf({name, exported, abstract, members}: Structure): string | undefined {
  const isFree = ({signatures}: Member) =>
    signatures.some(({parameters}) => parameters.every(({optional, rest}) => optional || rest));
  if (!exported || abstract) return undefined;
  if (members.some((member) => member.static && member.name === 'instance')) return `${name}.instance()`;
  return members.some((member) => member.kind === 'constructor' && isFree(member))
    ? `new ${name}()`
    : undefined;
}

/** `QPushButton` → `pushButton`. */
const variableFor = (className: string) =>
  className.replace(/^Q?(\w)/, (_, letter: string) => letter.toLowerCase());

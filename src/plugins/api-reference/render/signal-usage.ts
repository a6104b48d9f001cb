import {TOOLKIT_PACKAGE} from '../../../lib/toolkit-version';
import type {ApiSymbol, Member, Structure} from '../declarations';
import {isSignal} from '../model';
import {toMarkdownLink} from '../routes';
import type {Context} from './context';
import {parseParagraph} from './markdown';
import {type Blocks, sample} from './nodes';

/** Renders which classes emit the signals of an interface, with a sample that listens to one of them. */
export function renderSignalUsage(symbol: ApiSymbol, {model}: Context): Blocks {
  if (symbol.kind !== 'interface') return [];
  const emitters = model.emitters(symbol);
  if (emitters.length === 0) return [];
  const hasSubclasses = emitters.some((emitter) =>
    model.subclasses(emitter).some((subclass) => !emitters.includes(subclass)),
  );
  const isUndeclared = emitters.every(({signalsUndeclared}) => signalsUndeclared);
  const base = model.ancestors(symbol)[0];
  const signal = [symbol, ...model.ancestors(symbol)].flatMap(({members}) => members).find(isSignal);
  return [
    parseParagraph(
      [
        `Emitted by ${emitters.map(toMarkdownLink).join(', ')}`,
        hasSubclasses ? ` and the classes that inherit from ${emitters.length > 1 ? 'them' : 'it'}` : '',
        base ? `. Includes ${toMarkdownLink(base)}.` : '.',
        isUndeclared ? UNDECLARED_NOTE : '',
      ].join(''),
    ),
    ...(signal ? [sample(createListenerSample(symbol, emitters, signal))] : []),
  ];
}

const UNDECLARED_NOTE =
  ' The declaration of the class does not name this interface, so TypeScript only checks the names and arguments after a type assertion.';

/** Creates a sample that listens to a signal. It creates the object if that takes no arguments, or accepts it as a parameter. */
function createListenerSample(symbol: Structure, emitters: Structure[], signal: Member): string {
  const emitter =
    emitters.find((candidate) => !candidate.signalsUndeclared && createObjectExpression(candidate)) ??
    emitters[0];
  if (!emitter) return '';
  const object = createObjectExpression(emitter);
  if (object === undefined) return createFunctionSample(symbol, emitter, signal);
  const variable = toVariableName(emitter.name);
  if (!emitter.signalsUndeclared) {
    return `import {${emitter.name}} from '${TOOLKIT_PACKAGE}';

const ${variable} = ${object};
${createListenerCall(variable, signal)}`;
  }
  return `import {${emitter.name}, type QObject, type ${symbol.name}} from '${TOOLKIT_PACKAGE}';

const ${variable} = ${object};
const emitter = ${variable} as unknown as QObject<${symbol.name}>;
${createListenerCall('emitter', signal)}`;
}

/** Creates a sample with a function that listens to a signal of an object. */
function createFunctionSample(symbol: Structure, {name, typeParameters}: Structure, signal: Member): string {
  const isGeneric = typeParameters.length > 0 && symbol.exported;
  const variable = toVariableName(name);
  return `import type {${isGeneric ? `${name}, ${symbol.name}` : name}} from '${TOOLKIT_PACKAGE}';

function listen(${variable}: ${isGeneric ? `${name}<${symbol.name}>` : name}) {
  ${createListenerCall(variable, signal).replaceAll('\n', '\n  ')}
}`;
}

/** Returns a call that prints a signal of an object with its arguments. */
function createListenerCall(object: string, {name, signatures: [signature]}: Member): string {
  const names = (signature?.parameters ?? []).map((parameter) => parameter.name);
  return `${object}.addEventListener('${name}', (${names.join(', ')}) => {
  console.log(${[`'${name}'`, ...names].join(', ')});
});`;
}

/**
 * Returns the expression that gets the only instance of a class or creates a new one. Returns undefined if a constructor
 * needs arguments, or if programs can't create an instance.
 */
function createObjectExpression({name, exported, abstract, members}: Structure): string | undefined {
  const takesNoArguments = ({signatures}: Member) =>
    signatures.some(({parameters}) => parameters.every(({optional, rest}) => optional || rest));
  if (!exported || abstract) return undefined;
  if (members.some((member) => member.static && member.name === 'instance')) return `${name}.instance()`;
  return members.some((member) => member.kind === 'constructor' && takesNoArguments(member))
    ? `new ${name}()`
    : undefined;
}

/** Returns a variable name for an instance of a class, such as `pushButton` for `QPushButton`. */
const toVariableName = (className: string) =>
  className.replace(/^Q?(\w)/, (_, letter: string) => letter.toLowerCase());

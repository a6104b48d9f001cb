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
  const names = (signal.signatures[0]?.parameters ?? []).map(({name}) => name);
  const variable = toVariableName(emitter.name);
  const object = createObjectExpression(emitter);
  const createCall = (
    target: string,
  ) => `${target}.addEventListener('${signal.name}', (${names.join(', ')}) => {
  console.log(${[`'${signal.name}'`, ...names].join(', ')});
});`;
  if (object) {
    const isCast = emitter.signalsUndeclared;
    const imports = isCast ? `${emitter.name}, type QObject, type ${symbol.name}` : emitter.name;
    const cast = isCast ? `const emitter = ${variable} as unknown as QObject<${symbol.name}>;\n` : '';
    return `import {${imports}} from '${TOOLKIT_PACKAGE}';

const ${variable} = ${object};
${cast}${createCall(isCast ? 'emitter' : variable)}`;
  }
  const isGeneric = emitter.typeParameters.length > 0 && symbol.exported;
  return `import type {${isGeneric ? `${emitter.name}, ${symbol.name}` : emitter.name}} from '${TOOLKIT_PACKAGE}';

function listen(${variable}: ${isGeneric ? `${emitter.name}<${symbol.name}>` : emitter.name}) {
  ${createCall(variable).replaceAll('\n', '\n  ')}
}`;
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

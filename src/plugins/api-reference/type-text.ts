import ts from 'typescript';
import type {Parameter, TypeText} from './declarations';
import {join, parameterText} from './signature';

/** Gives the id of the toolkit's symbol that a name in a type stands for, or nothing for one of somebody else. */
export type Resolve = (name: ts.Node) => string | undefined;

/** What takes brackets inside an array or another union. */
type Within = 'array' | 'union' | '';

/** The text of a type with its names kept apart; `any` where none is written. */
export function typeText(type: ts.TypeNode | undefined, resolve: Resolve, within: Within = ''): TypeText {
  if (!type) return [{name: 'any'}];
  if (ts.isTypeReferenceNode(type)) return named(type.typeName, type.typeArguments, resolve);
  if (ts.isExpressionWithTypeArguments(type)) return named(type.expression, type.typeArguments, resolve);
  if (ts.isParenthesizedTypeNode(type)) return typeText(type.type, resolve, within);
  if (ts.isArrayTypeNode(type)) return [...typeText(type.elementType, resolve, 'array'), '[]'];
  if (ts.isUnionTypeNode(type)) {
    const text = listText(type.types, ' | ', resolve, 'union');
    return within === 'array' ? ['(', ...text, ')'] : text;
  }
  const call = callOf(type);
  if (call) {
    const parameters = parametersOf(call, resolve).map(parameterText);
    const text = ['(', ...join(parameters, ', '), ') => ', ...typeText(call.type, resolve)];
    const whole = isNew(call) ? ['new ', ...text] : text;
    return within ? ['(', ...whole, ')'] : whole;
  }
  if (ts.isTypeOperatorNode(type))
    return [`${ts.tokenToString(type.operator)} `, ...typeText(type.type, resolve, 'array')];
  if (ts.isIndexedAccessTypeNode(type))
    return [...typeText(type.objectType, resolve, 'array'), '[', ...typeText(type.indexType, resolve), ']'];
  if (ts.isTypePredicateNode(type))
    return [`${type.parameterName.getText()} is `, ...typeText(type.type, resolve)];
  if (ts.isTupleTypeNode(type)) return ['[', ...listText(type.elements, ', ', resolve), ']'];
  if (ts.isTypeLiteralNode(type)) return objectText(type, resolve);
  if (ts.isLiteralTypeNode(type)) return literalText(type.literal);
  return ts.isToken(type) ? [{name: type.getText()}] : [type.getText()];
}

type Call =
  | ts.FunctionTypeNode
  | ts.ConstructorTypeNode
  | ts.CallSignatureDeclaration
  | ts.ConstructSignatureDeclaration;

/** The signature of a type that is a function or a class, also one written as an object, `{new (): T}`. */
function callOf(type: ts.TypeNode): Call | undefined {
  if (ts.isFunctionTypeNode(type) || ts.isConstructorTypeNode(type)) return type;
  const only = ts.isTypeLiteralNode(type) && type.members.length === 1 ? type.members[0] : undefined;
  return only && (ts.isCallSignatureDeclaration(only) || ts.isConstructSignatureDeclaration(only))
    ? only
    : undefined;
}

const isNew = (call: Call): boolean =>
  ts.isConstructorTypeNode(call) || ts.isConstructSignatureDeclaration(call);

const listText = (
  types: readonly ts.TypeNode[],
  separator: string,
  resolve: Resolve,
  within: Within = '',
): TypeText =>
  join(
    types.map((one) => typeText(one, resolve, within)),
    separator,
  );

function named(name: ts.Node, typeArguments: readonly ts.TypeNode[] | undefined, resolve: Resolve): TypeText {
  const to = resolve(name);
  const part = {name: name.getText(), ...(to ? {to} : {})};
  return typeArguments ? [part, '<', ...listText(typeArguments, ', ', resolve), '>'] : [part];
}

function literalText(literal: ts.LiteralTypeNode['literal']): TypeText {
  if (literal.kind === ts.SyntaxKind.NullKeyword) return [{name: 'null'}];
  return [ts.isStringLiteral(literal) ? JSON.stringify(literal.text) : literal.getText()];
}

/** An object type, `{x: number; y: number}`: its fields by name, then what it holds under any key. */
function objectText({members}: ts.TypeLiteralNode, resolve: Resolve): TypeText {
  const fields = members
    .filter(ts.isPropertySignature)
    .map((field) => ({name: field.name.getText(), field}))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({name, field}) => [`${name}${field.questionToken ? '?' : ''}: `, ...typeText(field.type, resolve)]);
  const indexes = members
    .filter(ts.isIndexSignatureDeclaration)
    .map(({parameters: [key], type}) => [
      `[${key?.name.getText()}: `,
      ...typeText(key?.type, resolve),
      ']: ',
      ...typeText(type, resolve),
    ]);
  return ['{', ...join([...fields, ...indexes], '; '), '}'];
}

export const parametersOf = ({parameters}: ts.SignatureDeclarationBase, resolve: Resolve): Parameter[] =>
  parameters.map(({name, type, questionToken, dotDotDotToken}) => ({
    name: name.getText(),
    type: typeText(type, resolve),
    optional: questionToken !== undefined,
    rest: dotDotDotToken !== undefined,
  }));

/** `<Signals extends QWidgetSignals = QWidgetSignals>`, or nothing. */
export function typeParametersText(
  parameters: readonly ts.TypeParameterDeclaration[] | undefined,
  resolve: Resolve,
): TypeText {
  if (!parameters?.length) return [];
  const texts = parameters.map(({name, constraint, default: fallback}) => [
    name.text,
    ...(constraint ? [' extends ', ...typeText(constraint, resolve)] : []),
    ...(fallback ? [' = ', ...typeText(fallback, resolve)] : []),
  ]);
  return ['<', ...join(texts, ', '), '>'];
}

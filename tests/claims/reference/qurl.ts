import {ComponentFormattingOption, QUrl, UserInputResolutionOption} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const address = () => new QUrl('https://example.org/a%20b');

const typed = (folder: string) =>
  QUrl.fromUserInput('new.txt', folder, UserInputResolutionOption.AssumeLocalFile).scheme();

export default [
  {
    symbol: 'QUrl.toString',
    statement: 'Ignored in this version',
    run: () => address().toString(ComponentFormattingOption.FullyEncoded),
    expect: 'https://example.org/a b',
  },
  {
    symbol: 'QUrl.url',
    statement: '`ComponentFormattingOption.FullyEncoded` for the form that a web request takes',
    run: () => address().url(ComponentFormattingOption.FullyEncoded),
    expect: 'https://example.org/a%20b',
  },
  {
    symbol: 'QUrl.fromUserInput',
    statement: 'ignored without a working directory',
    run: () => [typed(''), typed('/')],
    expect: ['http', 'file'],
  },
] satisfies Claim[];

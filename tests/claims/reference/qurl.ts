import {ComponentFormattingOption, QUrl, UserInputResolutionOption} from '@nodegui/nodegui';
import type {Claim} from '../claim';

const address = () => new QUrl('https://example.org/a%20b');

const typed = (folder: string) =>
  QUrl.fromUserInput('new.txt', folder, UserInputResolutionOption.AssumeLocalFile).scheme();

/** Returns whether a valid URL is still valid after a change. */
function staysValid(change: (url: QUrl) => void): boolean {
  const url = new QUrl('https://example.org');
  change(url);
  return url.isValid();
}

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
  {
    symbol: 'QUrl.setPort',
    statement: 'Any other number makes the URL invalid.',
    run: () => staysValid((url) => url.setPort(70_000)),
    expect: false,
  },
  {
    symbol: 'QUrl.setPath',
    statement: 'If the URL has a host, the path has to begin with a slash.',
    run: () => staysValid((url) => url.setPath('index.html')),
    expect: false,
  },
  {
    symbol: 'QUrl.setScheme',
    statement: "Don't include the colon, because it makes the URL invalid.",
    run: () => staysValid((url) => url.setScheme('http:')),
    expect: false,
  },
] satisfies Claim[];

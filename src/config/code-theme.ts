import type {PrismTheme} from 'prism-react-renderer';

/** The colours that a code theme needs; each has a contrast of at least 4.5 : 1 on its background. */
interface CodeColors {
  background: string;
  text: string;
  comment: string;
  keyword: string;
  string: string;
  name: string;
  number: string;
  punctuation: string;
  inserted: string;
  deleted: string;
}

function codeTheme(colors: CodeColors): PrismTheme {
  return {
    plain: {color: colors.text, backgroundColor: colors.background},
    styles: [
      {types: ['comment', 'prolog', 'cdata'], style: {color: colors.comment}},
      {types: ['keyword', 'atrule', 'important', 'selector', 'tag'], style: {color: colors.keyword}},
      {types: ['string', 'char', 'attr-value', 'regex', 'url'], style: {color: colors.string}},
      {types: ['function', 'class-name', 'property', 'attr-name'], style: {color: colors.name}},
      {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: colors.number}},
      {types: ['punctuation', 'operator'], style: {color: colors.punctuation}},
      {types: ['inserted'], style: {color: colors.inserted}},
      {types: ['deleted'], style: {color: colors.deleted}},
    ],
  };
}

/** Code in light mode, on the site's surface colour. */
export const lightCode = codeTheme({
  background: '#ffffff',
  text: '#1a201d',
  comment: '#626b65',
  keyword: '#8b2d6b',
  string: '#0a6b4d',
  name: '#1d5596',
  number: '#8a4b00',
  punctuation: '#525a55',
  inserted: '#0a6b4d',
  deleted: '#a3262a',
});

/** Code in dark mode, on the site's surface colour. */
export const darkCode = codeTheme({
  background: '#1a1e1c',
  text: '#e4e8e5',
  comment: '#93a098',
  keyword: '#e6a2cd',
  string: '#7fd6ae',
  name: '#8fbdf0',
  number: '#f0b45e',
  punctuation: '#aab4ae',
  inserted: '#7fd6ae',
  deleted: '#f29a95',
});

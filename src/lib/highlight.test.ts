import {describe, expect, test} from 'vitest';
import {createCodeHtml, createProgramHtml} from './highlight';

/** Returns the coloured parts of code, as `color:text`. */
function colors(code: string, language: string): string[] {
  return [...createCodeHtml(code, language).matchAll(/<span class="code-(\w+)">([^<]*)<\/span>/g)].map(
    ([, color, text]) => `${color}:${text}`,
  );
}

describe('highlighting', () => {
  test('brackets, operators and plain names have no element', () => {
    expect(colors('const a = [b, (c)];', 'ts')).toEqual(['keyword:const']);
  });

  test('neighbours of one colour share an element, across lines too', () => {
    expect(colors('// one\n// two\nlet x;', 'ts')).toEqual(['comment:// one\n// two', 'keyword:let']);
  });

  test('code within a template string is code again', () => {
    expect(colors(`\`a \${b} c\``, 'ts')).toEqual(['string:`a', 'string: c`']);
  });

  test('code within braces of JSX is code again', () => {
    expect(colors('<Text on={{b: c}} />', 'tsx')).toEqual(['keyword:&#x3C;', 'name:Text on', 'keyword:/>']);
  });

  test('added and removed lines of a diff have different colours', () => {
    expect(colors(' a\n-b\n+c', 'diff')).toEqual(['deleted:-b', 'inserted:+c']);
  });

  test('neighbouring new lines share a mark that ends with their line break', () => {
    const html = createProgramHtml('a();\n// one\n// two\nb();', 'ts', new Set([2, 3]));
    expect(html.split(/(?=<ins>)|(?<=<\/ins>)/).slice(1)).toEqual([
      '<ins><span class="code-line"><span class="code-comment">// one</span>\n</span>' +
        '<span class="code-line"><span class="code-comment">// two</span>\n</span></ins>',
      '<span class="code-line"><span class="code-name">b</span>();</span></code>',
    ]);
  });

  test.each([
    'bash',
    'cmake',
    'cpp',
    'ini',
    'js',
    'json',
    'powershell',
    'tsx',
    'xml',
    'yaml',
  ])('the language %s is highlighted', (language) => {
    expect(createCodeHtml('x', language)).toContain(`<code class="language-${language}">x</code>`);
  });

  test('each line of a program has an element, also in the middle of a comment', () => {
    const html = createProgramHtml('let a;\n\n/* one\ntwo */', 'ts');
    expect([
      ...html.matchAll(/<span class="code-line">(.*?)(?=<span class="code-line">|<\/code>)/gs),
    ]).toEqual(
      [
        '<span class="code-keyword">let</span> a;\n</span>',
        '\n</span>',
        '<span class="code-comment">/* one</span>\n</span>',
        '<span class="code-comment">two */</span></span>',
      ].map((line) => expect.objectContaining({1: line})),
    );
  });

  test('plain text is escaped but not highlighted', () => {
    expect(createCodeHtml('a < b && "c"', 'text')).toBe('<code>a &#x3C; b &#x26;&#x26; "c"</code>');
  });
});

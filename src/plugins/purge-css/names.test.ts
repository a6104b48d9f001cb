import {expect, test} from 'vitest';
import {findStyleNames} from './names';

test('classes are found with and without quotes, each once', () => {
  expect(findStyleNames('<p class="a b"><i class=b></i></p>').classes).toEqual(['a', 'b']);
});

test('variables are found in attributes, styles and scripts', () => {
  const html =
    '<p style="--a:1px"><i style=width:var(--b)></i><style>p{top:var(--c)}</style><script>x("--d")</script>';
  expect(findStyleNames(html).variables).toEqual(['--a', '--b', '--c', '--d']);
});

test('a variable whose name is only in the text of a page counts as unused', () => {
  expect(findStyleNames('<code>--a</code>').variables).toEqual([]);
});

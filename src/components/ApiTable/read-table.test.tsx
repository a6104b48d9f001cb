import {expect, test} from 'vitest';
import {createHeadStyle, findRowIds} from './read-table';

const table = (...heads: string[]) => [
  <thead key="head">
    <tr>
      {heads.map((head) => (
        <th key={head}>{head}</th>
      ))}
    </tr>
  </thead>,
  <tbody key="body">
    <tr>
      <th colSpan={2}>From QWidget</th>
    </tr>
    <tr id="clicked">
      <td>clicked</td>
    </tr>
  </tbody>,
];

test('column titles are available to the cells on narrow screens', () => {
  expect(createHeadStyle(table('Release', 'Qt'))).toEqual({'--head-1': '"Release: "', '--head-2': '"Qt: "'});
});

test('column titles that repeat their cells are left out on narrow screens', () => {
  expect(createHeadStyle(table('Name', 'Arguments', 'Meaning'))).toEqual({'--head-2': '"Arguments: "'});
});

test('rows with an id are found', () => {
  expect(findRowIds(table('Name'))).toEqual(['clicked']);
});

import {expect, test} from 'vitest';
import {checkSidebars} from './check-sidebars';

type Sidebars = Parameters<typeof checkSidebars>[0]['sidebars'];

const sidebars = {
  guides: [
    {type: 'ref', id: 'index'},
    {type: 'category', label: 'Start', items: [{type: 'doc', id: 'layout'}]},
  ],
} as unknown as Sidebars;

test('a document that sidebars list twice stops the build, but a link to it does not', () => {
  const withLink = {...sidebars, api: [{type: 'ref', id: 'layout'}]} as unknown as Sidebars;
  expect(() => checkSidebars({sidebars: withLink})).not.toThrow();
  const api = [{type: 'category', label: 'Layout', link: {type: 'doc', id: 'layout'}, items: []}];
  const twice = {...sidebars, api} as unknown as Sidebars;
  expect(() => checkSidebars({sidebars: twice})).toThrow('sidebars.ts lists a document twice: layout.');
});

import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import ApiTable from '.';

const render = (head: string) => renderToStaticMarkup(<ApiTable head={head}>{null}</ApiTable>);

test('column titles are available to the cells on narrow screens', () => {
  const html = render('Release|Qt');
  expect(html).toContain('<th scope="col">Release</th><th scope="col">Qt</th>');
  expect(html).toContain('style="--head-1:&quot;Release: &quot;;--head-2:&quot;Qt: &quot;"');
});

test('column titles that repeat their cells are left out on narrow screens', () => {
  expect(render('Name|Arguments|Meaning')).toContain('style="--head-2:&quot;Arguments: &quot;"');
});

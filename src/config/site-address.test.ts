import {expect, test} from 'vitest';
import {checkSiteAddress} from './site-address';

const ORIGIN = 'https://docs.nodegui.org';

test.each(['/', '/nodegui/', '/a/b/'])('the path %s is accepted', (path) => {
  expect(() => checkSiteAddress(ORIGIN, path)).not.toThrow();
});

test.each(['nodegui', '/nodegui', 'nodegui/'])('E-01 the path %s is refused', (path) => {
  expect(() => checkSiteAddress(ORIGIN, path)).toThrow(`such as "/nodegui/", but it is "${path}"`);
});

test('an origin with a slash at its end is refused', () => {
  expect(() => checkSiteAddress(`${ORIGIN}/`, '/')).toThrow('SITE_URL has to be an origin');
});

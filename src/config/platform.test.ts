import {expect, test} from 'vitest';
import {platformScript} from './platform';

test.each([
  ['Win32', 'windows'],
  ['MacIntel', 'macos'],
  ['iPhone', 'macos'],
  ['Linux x86_64', 'linux'],
  ['', 'linux'],
])('the platform "%s" gets the window frames of %s', (platform, name) => {
  const dataset = {platform: ''};
  const run = new Function('navigator', 'document', platformScript.innerHTML ?? '');
  run({platform}, {documentElement: {dataset}});
  expect(dataset.platform).toBe(name);
});

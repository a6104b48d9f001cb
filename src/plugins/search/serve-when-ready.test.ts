import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {serveWhenReady} from './serve-when-ready';

const folder = mkdtempSync(path.join(tmpdir(), 'dev-index-'));
const closing: Array<() => void> = [];
beforeEach(() => mkdirSync(folder, {recursive: true}));
afterEach(() => {
  for (const close of closing.splice(0)) close();
  rmSync(folder, {recursive: true, force: true});
});

/** Serves the folder as the dev server does. Gives a file's address, and when it was first asked. */
async function serve(made: Promise<void>): Promise<{address: string; asked: Promise<void>}> {
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const answer = serveWhenReady(folder, () => {
    ask();
    return made;
  });
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closing.push(() => server.close());
  return {address: `http://localhost:${(server.address() as AddressInfo).port}/names.json`, asked};
}

test('X-04 a search before the dev server has its index is answered once it has it', async () => {
  let finish = () => {};
  const {address, asked} = await serve(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const response = fetch(address);
  await asked;
  writeFileSync(path.join(folder, 'names.json'), '{"format":1}');
  finish();
  expect(await (await response).json()).toEqual({format: 1});
});

test('X-04 if the index could not be built, its address answers with 404', async () => {
  const {address} = await serve(Promise.resolve());
  expect((await fetch(address)).status).toBe(404);
});

import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

interface Index {
  settings: unknown;
  synonyms: unknown[];
  rules: unknown[];
  objects: Map<string, unknown>;
}

/** Returns the HTTP status of the error that a request gets, or undefined if it succeeds. */
export type Fault = (method: string, path: string) => number | undefined;

/** Starts a server that stores records like Algolia, in memory, as far as `search:push` uses its API. */
export async function startFakeAlgolia(fault: Fault = () => undefined) {
  const indexes = new Map<string, Index>();
  const log: string[] = [];
  const getIndex = (name: string): Index => {
    const index = indexes.get(name) ?? {settings: {}, synonyms: [], rules: [], objects: new Map()};
    indexes.set(name, index);
    return index;
  };

  const apply = (method: string, name: string, action: string, body: unknown) => {
    if (method === 'DELETE') indexes.delete(name);
    else if (action === 'settings') getIndex(name).settings = body;
    else if (action === 'synonyms/batch') getIndex(name).synonyms = body as unknown[];
    else if (action === 'batch') {
      const {requests} = body as {requests: Array<{body: {objectID: string}}>};
      for (const request of requests) getIndex(name).objects.set(request.body.objectID, request.body);
    } else if (action === 'operation') {
      const {destination, scope} = body as {destination: string; scope?: (keyof Index)[]};
      const source = getIndex(name);
      const copied = Object.fromEntries(scope?.map((part) => [part, source[part]]) ?? []);
      indexes.set(destination, scope ? {...getIndex(destination), ...copied} : source);
      if (!scope) indexes.delete(name); // a move
    }
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const method = request.method ?? '';
    const {pathname} = new URL(request.url ?? '', 'http://localhost');
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
    const status = fault(method, pathname);
    log.push(`${method} ${pathname}${status ? ` ${status}` : ''}`);
    response.setHeader('Content-Type', 'application/json');
    if (status) {
      response.writeHead(status).end(JSON.stringify({message: `refused with ${status}`, status}));
      return;
    }
    if (method !== 'GET') {
      apply(
        method,
        decodeURIComponent(name),
        action,
        chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined,
      );
    }
    response.end(JSON.stringify({taskID: log.length, status: 'published', updatedAt: '', deletedAt: ''}));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return {indexes, log, port, close: () => new Promise((resolve) => server.close(resolve))};
}

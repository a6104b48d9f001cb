import {readFileSync, statSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** Media types of everything the build writes. */
const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Matches the content types that hosts compress. */
const COMPRESSED = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

export interface ServeOptions {
  /** Folder of a finished build. */
  root: string;
  /** Port to listen on; 0 takes a free one. */
  port: number;
  /** Path the site is deployed under, with both slashes. */
  baseUrl?: string;
  /** Sends text compressed, as real hosts do. */
  compress?: boolean;
}

/** Returns the answer to a path: a file to send, a redirect to the address of a folder, or nothing. */
function resolve(root: string, pathname: string): {file: string} | {redirect: string} | undefined {
  const file = path.join(root, path.normalize(pathname));
  if (!file.startsWith(root)) return undefined;
  const stat = statSync(file, {throwIfNoEntry: false});
  if (stat?.isFile()) return {file};
  if (stat?.isDirectory()) {
    if (!pathname.endsWith('/')) return {redirect: `${pathname}/`};
    const index = path.join(file, 'index.html');
    return statSync(index, {throwIfNoEntry: false}) ? {file: index} : undefined;
  }
  const html = `${file}.html`;
  return statSync(html, {throwIfNoEntry: false})?.isFile() ? {file: html} : undefined;
}

/**
 * Serves a build as GitHub Pages does. The address of a folder redirects to the one with a slash at its end, `/x` gets
 * `x.html`, anything else gets `404.html`, and none of our headers are sent.
 */
export function createRequestListener({
  root,
  baseUrl = '/',
  compress = false,
}: Omit<ServeOptions, 'port'>): RequestListener {
  const absoluteRoot = path.resolve(root);
  const zippedFiles = new Map<string, Buffer>();
  const zip = (file: string): Buffer => {
    const zipped = zippedFiles.get(file) ?? gzipSync(readFileSync(file));
    zippedFiles.set(file, zipped);
    return zipped;
  };
  return (request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined;
    const found = inside === undefined ? undefined : resolve(absoluteRoot, decodeURIComponent(inside));
    if (found && 'redirect' in found) {
      response.writeHead(301, {Location: `${baseUrl}${found.redirect.slice(1)}${search}`}).end();
      return;
    }
    const file = found?.file ?? path.join(absoluteRoot, '404.html');
    const type = MEDIA_TYPES[path.extname(file)] ?? 'application/octet-stream';
    const zipped = compress && COMPRESSED.test(type);
    const contents = zipped ? zip(file) : readFileSync(file);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': type,
      'Content-Length': contents.length,
      ...(zipped && {'Content-Encoding': 'gzip'}),
    });
    // The server leaves out what a request for the headers alone does not want.
    response.end(contents);
  };
}

/** Returns the URL of a server on this machine, without a path. */
export const getOrigin = (server: Server): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

/** Serves a build as `answers` has it. Resolves to the server once it listens. */
export function serve({port, ...site}: ServeOptions): Promise<Server> {
  const server = createServer(createRequestListener(site));
  return new Promise((done, fail) => {
    server.once('error', fail).listen(port, 'localhost', () => done(server));
  });
}

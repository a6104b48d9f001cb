import {readFileSync, statSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** File extension → media type, for all files that a build writes. */
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
  /** Port to listen on, or 0 for a free one. */
  port: number;
  /** Path of the deployment, with both slashes. */
  baseUrl?: string;
  /** True to compress texts, as real hosts do. */
  compress?: boolean;
  /** Seconds that browsers may keep a file without asking again. Without it, they ask each time. */
  maxAge?: number;
}

/** Returns the file to send for a path, or a redirect to the address of a folder. Returns undefined if there is neither. */
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

/** Returns a decoded path. Returns undefined if it can't be decoded, as for `/%`. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Creates a handler that serves a build like GitHub Pages. The address of a folder redirects to the one with a slash at its
 * end, `/x` returns `x.html`, and all other addresses return `404.html`. The handler sends none of the headers in `_headers`.
 */
export function createRequestListener({
  root,
  baseUrl = '/',
  compress = false,
  maxAge,
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
    const sitePath = pathname.startsWith(baseUrl)
      ? decodePath(`/${pathname.slice(baseUrl.length)}`)
      : undefined;
    const target = sitePath === undefined ? undefined : resolve(absoluteRoot, sitePath);
    if (target && 'redirect' in target) {
      response.writeHead(301, {Location: `${baseUrl}${target.redirect.slice(1)}${search}`}).end();
      return;
    }
    const file = target?.file ?? path.join(absoluteRoot, '404.html');
    const type = MEDIA_TYPES[path.extname(file)] ?? 'application/octet-stream';
    const isCompressed = compress && COMPRESSED.test(type);
    const contents = isCompressed ? zip(file) : readFileSync(file);
    response.writeHead(target ? 200 : 404, {
      'Content-Type': type,
      'Content-Length': contents.length,
      ...(isCompressed && {'Content-Encoding': 'gzip'}),
      ...(maxAge !== undefined && {'Cache-Control': `max-age=${maxAge}`}),
    });
    // Node.js leaves out the content if the request only asks for the headers.
    response.end(contents);
  };
}

/** Returns the URL of a server on this machine, without a path. */
export const getOrigin = (server: Server): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

/** Starts a server for a build. Resolves to the server once it listens. */
export function serve({port, ...site}: ServeOptions): Promise<Server> {
  const server = createServer(createRequestListener(site));
  return new Promise((done, fail) => {
    server.once('error', fail).listen(port, 'localhost', () => done(server));
  });
}

import {chmodSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {packTar} from 'modern-tar';
import {nodeFolder, qodeNodeVersion} from './tools';

/** An empty 7-Zip archive: the signature, version 0.4, and a header for no files with its CRC-32. */
const EMPTY_7Z = Buffer.from(`377abcaf271c0004${'8d9bd50f'}${'00'.repeat(20)}`, 'hex');

export interface DownloadHost {
  /** Variables that make NodeGUI's install scripts download from this host. */
  environment: Record<string, string>;
  /** Paths that were asked for since the last call. */
  takeRequests: () => string[];
  close: () => void;
}

/**
 * Starts a local host for what NodeGUI's install scripts download: Qt without files, and a `qode` that is the same
 * Node.js with a placeholder for the addon. The addon itself comes from GitHub alone, so its download is skipped.
 */
export async function startDownloadHost(): Promise<DownloadHost> {
  const qode = await qodeArchive();
  let requests: string[] = [];
  const server = createServer(({url = ''}, response) => {
    requests.push(url);
    const body = url.endsWith('.7z') ? EMPTY_7Z : qode;
    response.writeHead(200, {'content-length': body.length}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    environment: {
      QT_LINK_MIRROR: `http://127.0.0.1:${port}`,
      QODE_MIRROR: `http://127.0.0.1:${port}/qode.tar.gz`,
      SKIP_BUILD: '1',
    },
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    close: () => server.close(),
  };
}

/** Returns the archive of a `qode` that runs a program up to its end and prints `ran to its end`. */
async function qodeArchive(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qode-'));
  const placeholder = path.join(folder, 'addon-placeholder.cjs');
  writeFileSync(placeholder, readFileSync(path.join(__dirname, 'addon-placeholder.cjs')));
  const script = path.join(folder, 'qode');
  const node = path.join(nodeFolder(qodeNodeVersion()), 'node');
  writeFileSync(script, `#!/bin/sh\nexec "${node}" --require "${placeholder}" "$@"\n`);
  chmodSync(script, 0o755);
  const body = readFileSync(script);
  const tar = await packTar([{header: {name: 'qode', size: body.length, mode: 0o755}, body}]);
  return promisify(gzip)(tar);
}

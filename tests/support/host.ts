import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeListAndWorker} from '../../src/plugins/offline/write-offline-files';
import {BUILD} from './build';
import {createRequestListener, getOrigin} from './serve';

/**
 * Creates a small site in a new folder: some pages of the build with their pictures, all code, the search index, and the files
 * for reading offline. Resolves to the folder, which hosts can share, because they change copies of it only.
 */
export async function createSmallSite(pages: readonly string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const copy = (file: string) =>
    cpSync(path.join(BUILD, file), path.join(folder, file), {
      recursive: true,
      filter: (name) => !name.endsWith('img/cards'),
    });
  for (const file of [
    'assets/css',
    'assets/fonts',
    'assets/js',
    'img',
    'search-index',
    // Only a build with partial hydration has it.
    ...(existsSync(path.join(BUILD, 'sidebars')) ? ['sidebars'] : []),
    '404.html',
  ])
    copy(file);
  for (const address of pages) {
    const file = path.join(address, 'index.html');
    copy(file);
    const pictures = readFileSync(path.join(BUILD, file), 'utf8').match(/assets\/images\/[\w.@-]+/g) ?? [];
    for (const picture of new Set(pictures)) copy(picture);
  }
  await writeListAndWorker(folder);
  return folder;
}

/** A host whose deployment can be replaced and whose network can be cut. */
export class Host {
  /** Paths of all requests with their queries, oldest first. */
  readonly requestedPaths: string[] = [];
  /** True while every connection is closed without a response. */
  isCut = false;
  /** The number of files that can still be saved before the network is cut. */
  cutAfter = Number.POSITIVE_INFINITY;

  /** The number of files that can still be saved. Responses after that wait for `release`. */
  holdAfter = Number.POSITIVE_INFINITY;

  /** HTML of a page that every request gets while this is set, as on a network that requires its users to log in. */
  loginPage: string | undefined;

  private readonly heldResponses: (() => void)[] = [];
  private readonly temporaryFolders: string[] = [];
  private respond: RequestListener;

  private constructor(private root: string) {
    this.respond = createRequestListener({root});
  }

  private readonly server: Server = createServer((request, response) => {
    const address = request.url ?? '';
    const isSaved = address.includes('?sha256-');
    if (isSaved && this.cutAfter-- <= 0) this.isCut = true;
    if (this.isCut) {
      request.socket.destroy();
      return;
    }
    this.requestedPaths.push(address);
    if (this.loginPage !== undefined) {
      response.writeHead(200, {'Content-Type': 'text/html'}).end(this.loginPage);
      return;
    }
    const respond = () => this.respond(request, response);
    if (isSaved && this.holdAfter-- <= 0) this.heldResponses.push(respond);
    else respond();
  });

  /** Starts a host that serves the site in a folder. */
  static async start(root: string): Promise<Host> {
    const host = new Host(root);
    await new Promise<void>((done) => host.server.listen(0, 'localhost', done));
    return host;
  }

  get url(): string {
    return getOrigin(this.server);
  }

  /** Returns the paths of files that were requested to save them, beginning with request number `from`. */
  getSaveRequests(from = 0): string[] {
    return this.requestedPaths.slice(from).filter((address) => address.includes('?sha256-'));
  }

  /** Sends the responses that wait. */
  release(): void {
    this.holdAfter = Number.POSITIVE_INFINITY;
    for (const respond of this.heldResponses.splice(0)) respond();
  }

  /**
   * Replaces the deployment by one with changes.
   * @param change changes the files in its folder
   * @param finish writes the worker of the new deployment, and the list of what can be saved
   */
  async deploy(
    change: (folder: string) => void,
    finish: (folder: string) => void | Promise<void> = writeListAndWorker,
  ): Promise<void> {
    const folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
    this.temporaryFolders.push(folder);
    cpSync(this.root, folder, {recursive: true});
    change(folder);
    await finish(folder);
    this.root = folder;
    this.respond = createRequestListener({root: folder});
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
    for (const folder of this.temporaryFolders) rmSync(folder, {recursive: true});
  }
}

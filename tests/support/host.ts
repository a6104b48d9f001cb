import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {finishBuild} from '../../src/plugins/offline/finish';
import {BUILD} from './build';
import {answers, originOf} from './serve';

/** Copies some pages of the build to a new folder, with what they show, all code, and the search index. */
function copySome(pages: readonly string[]): string {
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
  return folder;
}

/** A host whose deployment can be replaced and whose network can be cut. */
export class Host {
  /** Paths, with their queries, in the order in which they were asked for. */
  readonly asked: string[] = [];
  /** Nothing is answered while the network is cut. */
  isCut = false;
  /** Cuts the network when so many more files have been asked for by somebody who saves. */
  cutAfter = Number.POSITIVE_INFINITY;

  /** Lets those wait for `release` that come after so many. */
  holdAfter = Number.POSITIVE_INFINITY;

  /** While this is set, every request is answered with this page, as by a network that wants its users to log in. */
  loginPage: string | undefined;

  private readonly held: (() => void)[] = [];
  private readonly made: string[] = [];
  private answer: RequestListener;

  private constructor(private root: string) {
    this.answer = answers({root});
  }

  private readonly server: Server = createServer((request, response) => {
    const address = request.url ?? '';
    const isSaved = address.includes('?sha256-');
    if (isSaved && this.cutAfter-- <= 0) this.isCut = true;
    if (this.isCut) {
      request.socket.destroy();
      return;
    }
    this.asked.push(address);
    if (this.loginPage !== undefined) {
      response.writeHead(200, {'Content-Type': 'text/html'}).end(this.loginPage);
      return;
    }
    const answer = () => this.answer(request, response);
    if (isSaved && this.holdAfter-- <= 0) this.held.push(answer);
    else answer();
  });

  /** Serves a small site of these pages. */
  static async start(pages: readonly string[]): Promise<Host> {
    const host = new Host(copySome(pages));
    host.made.push(host.root);
    await finishBuild(host.root);
    await new Promise<void>((done) => host.server.listen(0, 'localhost', done));
    return host;
  }

  get url(): string {
    return originOf(this.server);
  }

  /** Addresses of files that somebody has asked for to save them, from the `from`th request on. */
  saved(from = 0): string[] {
    return this.asked.slice(from).filter((address) => address.includes('?sha256-'));
  }

  /** Answers all that waits. */
  release(): void {
    this.holdAfter = Number.POSITIVE_INFINITY;
    for (const answer of this.held.splice(0)) answer();
  }

  /**
   * Replaces the deployment by one with changes.
   * @param change is given its folder
   * @param finish writes the worker of the new deployment, and the list of what can be saved
   */
  async deploy(
    change: (folder: string) => void,
    finish: (folder: string) => void | Promise<void> = finishBuild,
  ): Promise<void> {
    const folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
    this.made.push(folder);
    cpSync(this.root, folder, {recursive: true});
    change(folder);
    await finish(folder);
    this.root = folder;
    this.answer = answers({root: folder});
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
    for (const folder of this.made) rmSync(folder, {recursive: true});
  }
}

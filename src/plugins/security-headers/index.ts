import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineScriptHashes, withPolicy} from './inline-scripts';
import {contentSecurityPolicy, type Hosts, headersFile, joinHosts} from './policy';

export interface Options {
  /** Other hosts that this deployment's pages talk to. */
  hosts: Hosts[];
}

/** Writes by way of a second file, since other plugins read the pages at the same time. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/**
 * After the build, gives every page a Content-Security-Policy that names the hashes of its own inline
 * scripts, and writes a `_headers` file for hosts that send headers.
 */
export default function securityHeaders(_context: LoadContext, {hosts}: Options): Plugin {
  const allowed = joinHosts(hosts);
  return {
    name: 'security-headers',
    async postBuild({outDir}) {
      const files = await readdir(outDir, {recursive: true});
      const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join(outDir, file));
      const everyHash = new Set<string>();
      for (const file of pages) {
        const html = await readFile(file, 'utf8');
        const hashes = inlineScriptHashes(html);
        for (const hash of hashes) everyHash.add(hash);
        await replaceFile(file, withPolicy(html, contentSecurityPolicy(hashes, allowed)));
      }
      const policy = contentSecurityPolicy([...everyHash].sort(), allowed);
      await writeFile(path.join(outDir, '_headers'), headersFile(policy));
    },
  };
}

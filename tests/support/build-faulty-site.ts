import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Builds `tests/fixtures/site`: the site's own configuration and theme around pages that fail.
 * @param out folder to build into; what the build prints goes to a file beside it, `<out>.log`
 * @param env what this build has of its own, such as `ANALYTICS_ID`
 */
export function buildFaultySite(out: string, env: Record<string, string> = {}): void {
  rmSync(out, {recursive: true, force: true});
  const config = 'tests/fixtures/site/docusaurus.config.ts';
  const {status, stdout, stderr} = spawnSync(
    'npx',
    ['docusaurus', 'build', '--config', config, '--out-dir', out],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        ...env,
        // Its own folder for generated files, so that the real site's are left alone.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/faulty-site',
      },
    },
  );
  mkdirSync(path.dirname(out), {recursive: true});
  writeFileSync(`${out}.log`, stdout + stderr);
  if (status !== 0) throw new Error(`The faulty site does not build:\n${stdout}${stderr}`);
}

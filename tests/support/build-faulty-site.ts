import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Builds `tests/fixtures/site`, which has the configuration and theme of the site, but pages that fail.
 * @param out the folder of the build. The output of the command goes into the file `<out>.log` beside it.
 * @param env additional environment variables of this build, such as `ANALYTICS_ID`
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
        // A separate folder for generated files keeps those of the real site unchanged.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/faulty-site',
      },
    },
  );
  mkdirSync(path.dirname(out), {recursive: true});
  writeFileSync(`${out}.log`, stdout + stderr);
  if (status !== 0) throw new Error(`The faulty site does not build:\n${stdout}${stderr}`);
}

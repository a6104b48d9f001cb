import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';

/**
 * Builds `tests/fixtures/site`: the site's own configuration and theme around pages that fail.
 * @param out folder to build into
 * @param env what this build has of its own, such as `ANALYTICS_ID`
 */
export function buildFaultySite(out: string, env: Record<string, string> = {}): void {
  rmSync(out, {recursive: true, force: true});
  const config = 'tests/fixtures/site/docusaurus.config.ts';
  execFileSync('npx', ['docusaurus', 'build', '--config', config, '--out-dir', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...env,
      // Its own folder for generated files, so that the real site's are left alone.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/faulty-site',
    },
  });
}

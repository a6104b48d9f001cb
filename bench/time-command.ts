import {spawnSync} from 'node:child_process';

/**
 * Runs a program that is installed in a folder, such as `docusaurus build`.
 *
 * @param extra added to the environment
 * @returns the seconds that it took
 * @throws with what it said when it fails
 */
export function timeCommand(folder: string, command: string[], extra: NodeJS.ProcessEnv): number {
  const start = performance.now();
  const {status, stderr} = spawnSync('npx', ['--no-install', ...command], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ...extra},
  });
  if (status !== 0) throw new Error(`"${command.join(' ')}" failed in ${folder}:\n${stderr}`);
  return (performance.now() - start) / 1000;
}

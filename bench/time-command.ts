import {spawnSync} from 'node:child_process';

/**
 * Runs a program that is installed in a folder, such as `docusaurus build`.
 *
 * @param environment added to the environment
 * @returns the seconds that it took
 * @throws if it fails, with its error output
 */
export function timeCommand(folder: string, command: string[], environment: NodeJS.ProcessEnv): number {
  const start = performance.now();
  const {status, stderr} = spawnSync('npx', ['--no-install', ...command], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ...environment},
  });
  if (status !== 0) throw new Error(`"${command.join(' ')}" failed in ${folder}:\n${stderr}`);
  return (performance.now() - start) / 1000;
}

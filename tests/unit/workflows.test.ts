import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

interface Job {
  permissions?: Record<string, string>;
  uses?: string;
  needs?: string | string[];
  if?: string;
  steps?: Array<{uses?: string; run?: string}>;
}

interface Workflow {
  permissions?: Record<string, string>;
  on: Record<string, unknown>;
  jobs: Record<string, Job>;
}

const workflows = new Map(
  globSync('.github/workflows/*.yml').map((file) => [
    file.slice(file.lastIndexOf('/') + 1),
    parse(readFileSync(file, 'utf8')) as Workflow,
  ]),
);

const jobsThatCall = (file: string) =>
  [...workflows.values()]
    .flatMap(({jobs}) => Object.entries(jobs))
    .filter(([, {uses}]) => uses === `./.github/workflows/${file}`);

const stepsOf = ({jobs}: Workflow) => Object.values(jobs).flatMap(({steps = []}) => steps);

test('pull requests, the merge queue and main are checked', () => {
  const ci = workflows.get('ci.yml');
  expect(Object.keys(ci?.on ?? {})).toEqual(expect.arrayContaining(['pull_request', 'merge_group', 'push']));
  expect(ci?.on.push).toEqual({branches: ['main']});
  expect(jobsThatCall('checks.yml').map(([name]) => name)).toEqual(['checks']);
});

test('nothing is published that has not passed the checks', () => {
  expect(Object.keys(workflows.get('deploy.yml')?.on ?? {})).toEqual(['workflow_call']);
  for (const [, job] of jobsThatCall('deploy.yml')) {
    expect([job.needs].flat()).toContain('checks');
    expect(job.if).toBe("github.ref == 'refs/heads/main'");
  }
  const others = [...workflows].filter(([name]) => name !== 'deploy.yml');
  const publishing = others.filter(([, workflow]) =>
    stepsOf(workflow).some(({uses}) => uses?.includes('pages')),
  );
  expect(publishing.map(([name]) => name)).toEqual([]);
});

test('a deployment has the docset, made from the build that it publishes', () => {
  const deploy = workflows.get('deploy.yml');
  const steps = (deploy ? stepsOf(deploy) : []).map(({run, uses}) => run ?? uses?.replace(/@.*/, ''));
  const wanted = ['npm run build', 'npm run docset', 'actions/upload-pages-artifact'];
  expect(steps.filter((step) => step && wanted.includes(step))).toEqual(wanted);
});

test('the checks run every part of `npm test`', () => {
  const {stderr} = spawnSync('npm', ['test', '--', 'none'], {encoding: 'utf8'});
  const [, parts = ''] = stderr.match(/has no part none, but (.*)\./) ?? [];
  const checks = workflows.get('checks.yml');
  const run = checks && stepsOf(checks).flatMap(({run = ''}) => run.match(/(?<=npm test -- )\w+/g) ?? []);
  expect(run?.sort()).toEqual(parts.split(', ').sort());
});

test("what comes from others is named by its content, which nobody can change behind a version's name", () => {
  const used = [...workflows.values()].flatMap(stepsOf).flatMap(({uses}) => uses ?? []);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('a newer release of the toolkit becomes a draft pull request, once, with what is left for people', () => {
  const workflow = workflows.get('release.yml');
  expect(Object.keys(workflow?.on ?? {})).toContain('schedule');
  const commands = workflow ? stepsOf(workflow).map(({run = ''}) => run) : [];
  expect(commands.join('\n')).toMatch(/git ls-remote --exit-code.*release\/\$version/);
  expect(commands.join('\n')).toContain(
    'npm run --silent release -- "$VERSION" > "$RUNNER_TEMP/move/report.md"',
  );
  expect(commands.at(-1)).toMatch(/gh pr create --draft .*--body-file "\$RUNNER_TEMP\/move\/report\.md"/);
});

test('a job that may write runs nothing of a release that nobody has read', () => {
  for (const [name, workflow] of workflows) {
    expect(workflow.permissions, name).toEqual({contents: 'read'});
    const writing = Object.values(workflow.jobs).filter(({permissions}) => permissions?.contents === 'write');
    const commands = writing.flatMap(({steps = []}) => steps).map(({run = ''}) => run);
    expect(commands.join('\n')).not.toMatch(/\b(?:npm|npx|node|tsx)\b/);
  }
});

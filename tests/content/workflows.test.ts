import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {PARTS} from '../parts';

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

test('only a site that has passed the checks is published', () => {
  expect(Object.keys(workflows.get('deploy.yml')?.on ?? {})).toEqual(['workflow_call']);
  for (const [, job] of jobsThatCall('deploy.yml')) {
    expect([job.needs].flat()).toContain('checks');
    expect(job.if).toBe("github.ref == 'refs/heads/main'");
  }
  const others = [...workflows].filter(([name]) => name !== 'deploy.yml');
  const publishing = others.filter(([, workflow]) =>
    stepsOf(workflow).some(({uses}) => uses?.includes('deploy-pages')),
  );
  expect(publishing.map(([name]) => name)).toEqual([]);
});

test('the files that are published are the ones that were tested', () => {
  const deploy = workflows.get('deploy.yml');
  expect(deploy && stepsOf(deploy).map(({uses}) => uses?.replace(/@.*/, ''))).toEqual([
    'actions/deploy-pages',
  ]);
  const steps = workflows
    .get('checks.yml')
    ?.jobs.site?.steps?.map(({run, uses}) => run ?? uses?.replace(/@.*/, ''));
  const inOrder = ['npm test -- site', 'npm run docset', 'actions/upload-pages-artifact'];
  expect(steps?.filter((step) => step && inOrder.includes(step))).toEqual(inOrder);
  expect(steps).not.toContain('npm run build');
});

test('the checks run every part of `npm test`', () => {
  const checks = workflows.get('checks.yml');
  const run = checks && stepsOf(checks).flatMap(({run = ''}) => run.match(/(?<=npm test -- )\w+/g) ?? []);
  expect(run?.sort()).toEqual([...PARTS].sort());
});

test('third-party actions and images are pinned by hash, so that nobody can replace a version', () => {
  const used = [...workflows.values()].flatMap(stepsOf).flatMap(({uses}) => uses ?? []);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('a job with write access runs no code of an unreviewed release', () => {
  for (const [name, workflow] of workflows) {
    expect(workflow.permissions, name).toEqual({contents: 'read'});
    const writing = Object.values(workflow.jobs).filter(({permissions}) => permissions?.contents === 'write');
    const commands = writing.flatMap(({steps = []}) => steps).map(({run = ''}) => run);
    expect(commands.join('\n')).not.toMatch(/\b(?:npm|npx|node|tsx)\b/);
  }
});

/**
 * `npm run bench:peers`: builds sites from this site's pages with other generators, measures all of them, and writes the
 * tables into `bench/README.md`. It needs a build, a Node.js that Starlight and Lighthouse support, and several minutes on
 * an idle machine.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runMain} from '../../tools/run-main';
import {checkNodeVersion, installTools, measurePage, type PageFigures} from '../lighthouse';
import {serveBuild} from '../serve';
import {type BuildFigures, measureBuild, measureClicks} from './measure';
import {type Site, writeSites} from './sites';

const README = path.resolve('bench/README.md');

/** A small and two large pages of the reference, and a long guide. */
const PAGES: Record<string, string> = {
  QPushButton: 'api/generated/classes/qpushbutton',
  QWidget: 'api/generated/classes/qwidget',
  Key: 'api/generated/enums/key',
  Styling: 'guides/styling',
};

/** Two pages that are next to each other in the menu of every site. */
const CLICK = {from: 'guides/layout', to: 'guides/styling'};

interface SiteFigures {
  name: string;
  build: BuildFigures;
  clicks: {desktop: number; phone: number};
  pages: Record<string, PageFigures>;
}

async function measureSite(site: Site, tools: string): Promise<SiteFigures> {
  console.log(`${site.name}: building`);
  const build = measureBuild(site);
  return serveBuild(site.output, async (base) => {
    const pages: Record<string, PageFigures> = {};
    for (const [name, at] of Object.entries(PAGES)) {
      console.log(`${site.name}: ${name}`);
      pages[name] = await measurePage(`${base}${site.address(at)}`, tools);
    }
    const clicks = await measureClicks(
      base,
      site.address(CLICK.from),
      site.address(CLICK.to).replace(/\/$/, ''),
    );
    return {name: site.name, build, clicks, pages};
  });
}

function formatTable(rows: (string | number)[][]): string {
  const [head = [], ...rest] = rows;
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n');
}

const formatKilobytes = (value: number): string => value.toFixed(1);

function formatReport(all: SiteFigures[]): string {
  const sites = all.map(({name}) => name);
  const pages = Object.keys(PAGES).map((page) => [
    page,
    ...all.map(({pages}) => {
      const {performance = 0, blocking = 0, paint = 0, shift = 0} = pages[page] ?? {};
      return `${performance} / ${Math.round(blocking)} / ${Math.round(paint)} / ${shift.toFixed(3)}`;
    }),
  ]);
  const weights = Object.keys(PAGES).map((page) => [
    page,
    ...all.map(({pages}) => {
      const {html = 0, js = 0, css = 0} = pages[page] ?? {};
      return [html, js, css].map(formatKilobytes).join(' / ');
    }),
  ]);
  const times = [
    [
      'click, desktop / phone (ms)',
      ...all.map(({clicks}) => `${Math.round(clicks.desktop)} / ${Math.round(clicks.phone)}`),
    ],
    [
      'build, cold / warm (s)',
      ...all.map(({build}) => `${build.cold.toFixed(1)} / ${build.warm.toFixed(1)}`),
    ],
  ];
  return [
    `Lighthouse on a phone: performance / blocking in ms / largest paint in ms / layout shift.`,
    formatTable([['page', ...sites], ...pages]),
    `Compressed size of the requests of a visit, in kB: HTML / scripts / styles.`,
    formatTable([['page', ...sites], ...weights]),
    formatTable([['', ...sites], ...times]),
  ].join('\n\n');
}

const START = '<!-- written by npm run bench:peers -->';
const END = '<!-- end -->';

function writeReport(text: string): void {
  const readme = readFileSync(README, 'utf8');
  const [before, after] = [readme.split(START)[0], readme.split(END)[1]];
  if (before === undefined || after === undefined) throw new Error(`${README} has lost ${START} or ${END}.`);
  writeFileSync(README, `${before}${START}\n\n${text}\n\n${END}${after}`);
}

async function main(): Promise<void> {
  const problem = checkNodeVersion();
  if (problem) throw new Error(problem);
  const tools = installTools();
  const all: SiteFigures[] = [];
  for (const site of writeSites(tools)) all.push(await measureSite(site, tools));
  const text = formatReport(all);
  console.log(text);
  writeReport(text);
}

void runMain(main);

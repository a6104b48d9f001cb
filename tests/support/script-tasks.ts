import type {Page} from '@playwright/test';

/** The part of an event in Chromium's trace that describes the main thread. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, on a clock of its own, and how long it took of the processor's time; both in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: {name?: string};
}

/** Scripts, the functions that they leave behind, and what these have put off. */
const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.compile']);

const isWithin = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

/** Returns the events that aren't within another event. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const sorted = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const kept: TraceEvent[] = [];
  for (const event of sorted) {
    const last = kept.at(-1);
    if (!last || !isWithin(event, last)) kept.push(event);
  }
  return kept;
}

/**
 * Returns the processor time that the scripts of a page take on the main thread while `act` runs, in milliseconds per task.
 * Only Chromium reports it. It's processor time, because every task lasts longer on a busy machine.
 */
export async function scriptTasks(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => events.push(...(value as unknown as TraceEvent[])));
  const categories = 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline,v8';
  await session.send('Tracing.start', {categories, transferMode: 'ReportEvents'});
  await act();
  const complete = new Promise<unknown>((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  const parsing = events.find(({name}) => name === 'ParseHTML');
  const here = events.filter(({ph, pid, tid}) => ph === 'X' && pid === parsing?.pid && tid === parsing.tid);
  const scripts = outermost(here.filter(({name}) => SCRIPT.has(name)));
  return outermost(here.filter(({name}) => name.endsWith('RunTask'))).map((task) => {
    const inside = scripts.filter((script) => isWithin(script, task));
    return inside.reduce((sum, {tdur}) => sum + (tdur ?? 0), 0) / 1000;
  });
}

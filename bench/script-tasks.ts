// cspell:ignore tdur
import type {Page} from '@playwright/test';

/** The part of an event in Chromium's trace that describes the main thread. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start time, duration and processor time in microseconds. The start time is on a clock of the trace. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: {name?: string};
}

/** Names of events that run JavaScript: scripts, callbacks, microtasks and compilation. */
const SCRIPT_EVENTS = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.compile']);

const isWithin = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

/** Returns the events that aren't within another event. */
function findOutermost(events: readonly TraceEvent[]): TraceEvent[] {
  const sorted = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const outermostEvents: TraceEvent[] = [];
  for (const event of sorted) {
    const last = outermostEvents.at(-1);
    if (!last || !isWithin(event, last)) outermostEvents.push(event);
  }
  return outermostEvents;
}

/**
 * Measures the processor time that the scripts of a page take on the main thread while `act` runs, in milliseconds per task.
 * Only Chromium reports it. It's processor time, because every task lasts longer on a busy machine.
 */
export async function measureScriptTasks(page: Page, act: () => Promise<unknown>): Promise<number[]> {
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
  const mainThreadEvents = events.filter(
    ({ph, pid, tid}) => ph === 'X' && pid === parsing?.pid && tid === parsing.tid,
  );
  const scripts = findOutermost(mainThreadEvents.filter(({name}) => SCRIPT_EVENTS.has(name)));
  return findOutermost(mainThreadEvents.filter(({name}) => name.endsWith('RunTask'))).map((task) => {
    const taskScripts = scripts.filter((script) => isWithin(script, task));
    return taskScripts.reduce((sum, {tdur}) => sum + (tdur ?? 0), 0) / 1000;
  });
}

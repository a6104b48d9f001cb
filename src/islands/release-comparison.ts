import {changesBetween, type Release, replay, type SymbolChanges} from '../lib/history';
import {island} from './island';

/** The history is fetched with the first comparison: nobody who only passes by needs it. */
const releases = async (): Promise<Release[]> => {
  const {default: steps} = await import('@site/docs/api/generated/history.json');
  return replay(steps);
};

/** Lists what the two chosen releases declare differently. The address names them, so that it can be passed on. */
function wakeComparison(comparison: HTMLElement, signal: AbortSignal): void {
  const form = comparison.querySelector('form');
  const result = comparison.querySelector('div');
  const [from, to] = comparison.querySelectorAll('select');
  if (!form || !result || !from || !to) return;

  const compare = async () => {
    const all = await releases().catch(() => undefined);
    if (signal.aborted) return;
    const [before, after] = [from.value, to.value].map((version) =>
      all?.find((release) => release.version === version),
    );
    result.replaceChildren(
      ...(before && after
        ? difference(before, after)
        : [element('p', 'The history of releases could not be loaded. Try again in a moment.')]),
    );
  };

  form.addEventListener(
    'change',
    () => {
      const address = new URL(location.href);
      address.search = new URLSearchParams({from: from.value, to: to.value}).toString();
      history.replaceState(history.state, '', address);
      void compare();
    },
    {signal},
  );
  form.addEventListener('submit', (event) => event.preventDefault(), {signal});

  const asked = new URLSearchParams(location.search);
  const isAsked = [from, to].map((select) => {
    const version = asked.get(select.name);
    const isOffered = [...select.options].some(({value}) => value === version);
    if (isOffered && version) select.value = version;
    return isOffered;
  });
  if (isAsked.some(Boolean)) void compare();
}

function difference(before: Release, after: Release): HTMLElement[] {
  const changes = changesBetween(before.declared, after.declared);
  if (changes.length === 0) return [element('p', `${after.version} declares what ${before.version} does.`)];
  const ofKind = (wanted: SymbolChanges['kind']) => changes.filter(({kind}) => kind === wanted);
  const changed = ofKind('changed');
  return [
    ...named(
      'h3',
      'New',
      ofKind('came').map(({id}) => id),
    ),
    ...named(
      'h3',
      'Removed',
      ofKind('went').map(({id}) => id),
    ),
    ...(changed.length > 0 ? [element('h3', `Changed (${changed.length})`), ...changed.map(changesOf)] : []),
  ];
}

/** A fold with what differs in one symbol. */
function changesOf({id, before, after, members}: SymbolChanges): HTMLElement {
  const came = members.filter(([, change]) => change.before === undefined).map(([name]) => name);
  const went = members.filter(([, change]) => change.after === undefined).map(([name]) => name);
  const changed = [{before, after}, ...members.map(([, change]) => change)].flatMap(
    ({before: was, after: is}) =>
      was === undefined || is === undefined
        ? []
        : [element('p', element('code', was), ' became ', element('code', is))],
  );
  const counts = [
    [came.length, 'new'],
    [went.length, 'removed'],
    [changed.length, 'changed'],
  ] as const;
  const summary = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ');
  return element(
    'details',
    element('summary', `${id}: ${summary}`),
    ...named('h4', 'New', came),
    ...named('h4', 'Removed', went),
    ...changed,
  );
}

/** Names under a title that counts them; nothing if there are none. */
function named(heading: 'h3' | 'h4', title: string, names: string[]): HTMLElement[] {
  if (names.length === 0) return [];
  const list = names.flatMap((name, index) => [index > 0 ? ', ' : '', element('code', name)]);
  return [element(heading, `${title} (${names.length})`), element('p', ...list)];
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

island('release-comparison', wakeComparison);

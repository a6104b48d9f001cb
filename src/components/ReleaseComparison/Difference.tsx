import {Fragment, type ReactNode} from 'react';
import {changesBetween, type Release, type SymbolChanges} from '../../lib/history';

/** Lists the declarations that differ between two releases. */
export default function Difference({before, after}: {before: Release; after: Release}): ReactNode {
  const changes = changesBetween(before.declared, after.declared);
  if (changes.length === 0) {
    return (
      <p>
        {after.version} declares what {before.version} does.
      </p>
    );
  }
  const ofKind = (wanted: SymbolChanges['kind']) => changes.filter(({kind}) => kind === wanted);
  const changed = ofKind('changed');
  return (
    <>
      <Names as="h3" title="New" names={ofKind('came').map(({id}) => id)} />
      <Names as="h3" title="Removed" names={ofKind('went').map(({id}) => id)} />
      {changed.length > 0 && <h3>Changed ({changed.length})</h3>}
      {changed.map((change) => (
        <ChangedSymbol key={change.id} {...change} />
      ))}
    </>
  );
}

/** A fold with what differs in one symbol. */
function ChangedSymbol({id, before, after, members}: SymbolChanges): ReactNode {
  const added = members.filter(([, change]) => change.before === undefined).map(([name]) => name);
  const removed = members.filter(([, change]) => change.after === undefined).map(([name]) => name);
  const changed = [{before, after}, ...members.map(([, change]) => change)].filter(
    (change) => change.before !== undefined && change.after !== undefined,
  );
  const counts = [
    [added.length, 'new'],
    [removed.length, 'removed'],
    [changed.length, 'changed'],
  ] as const;
  const summary = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ');
  return (
    <details>
      <summary>{`${id}: ${summary}`}</summary>
      <Names as="h4" title="New" names={added} />
      <Names as="h4" title="Removed" names={removed} />
      {changed.map((change) => (
        <p key={`${change.before} ${change.after}`}>
          <code>{change.before}</code> became <code>{change.after}</code>
        </p>
      ))}
    </details>
  );
}

/** Names under a title that counts them; nothing if there are none. */
function Names({as: Heading, title, names}: {as: 'h3' | 'h4'; title: string; names: string[]}): ReactNode {
  if (names.length === 0) return null;
  return (
    <>
      <Heading>
        {title} ({names.length})
      </Heading>
      <p>
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <code>{name}</code>
          </Fragment>
        ))}
      </p>
    </>
  );
}

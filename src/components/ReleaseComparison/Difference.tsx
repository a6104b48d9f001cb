import {Fragment, type ReactNode} from 'react';
import {type ChangeGroup, type ChangeKind, countChanges} from '../../lib/changes';

function listChanges({symbol, members}: ChangeGroup) {
  const changes = members.map(([, change]) => change);
  return symbol ? [symbol, ...changes] : changes;
}

export type GroupedChanges = Record<ChangeKind, ChangeGroup[]>;

/** Lists the declarations that differ between two releases. */
export default function Difference({added, removed, changed}: GroupedChanges): ReactNode {
  return (
    <>
      <Names title="New" groups={added} />
      <Names title="Removed" groups={removed} />
      {changed.length > 0 && <h3>Changed ({countChanges(changed)})</h3>}
      {changed.map((group) => (
        <details key={group.id}>
          <summary>{`${group.id}: ${countChanges([group])} changed`}</summary>
          {listChanges(group).map(({before, after}) => (
            <p key={`${before} ${after}`}>
              <code>{before}</code> became <code>{after}</code>
            </p>
          ))}
        </details>
      ))}
    </>
  );
}

/** Lists the symbols that were added or removed as a whole. For other symbols, a fold lists the names of the members. */
function Names({title, groups}: {title: string; groups: ChangeGroup[]}): ReactNode {
  if (groups.length === 0) return null;
  const symbols = groups.filter(({symbol}) => symbol).map(({id}) => id);
  return (
    <>
      <h3>
        {title} ({countChanges(groups)})
      </h3>
      {symbols.length > 0 && <NameList names={symbols} />}
      {groups
        .filter(({members}) => members.length > 0)
        .map(({id, members}) => (
          <details key={id}>
            <summary>{`${id}: ${members.length} ${title.toLowerCase()}`}</summary>
            <NameList names={members.map(([name]) => name)} />
          </details>
        ))}
    </>
  );
}

function NameList({names}: {names: string[]}): ReactNode {
  return (
    <p>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </Fragment>
      ))}
    </p>
  );
}

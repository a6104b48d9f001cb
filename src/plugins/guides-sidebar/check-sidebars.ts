import {listDocumentIds, type Version} from '../../lib/documents';

/** @throws if the sidebars of a version list a document twice, because its page can only have one place in them */
export function checkSidebars({sidebars}: Pick<Version, 'sidebars'>): void {
  const ids = Object.values(sidebars).flatMap((items) => items.flatMap(listDocumentIds));
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
  if (repeated.length === 0) return;
  const fix = 'Remove one of the places, or make it an item of the type "ref".';
  throw new Error(`sidebars.ts lists a document twice: ${repeated.join(', ')}. ${fix}`);
}

import siteConfig from '@generated/docusaurus.config';
import {BODY_CLASS} from '../../client-components/markup';
import {type SidebarLists, toLabelKey, toListsPath} from '../sidebar-lists';

/** The lists that were requested, by sidebar, so that they are fetched only once per visit. */
const requestedLists = new Map<string, Promise<SidebarLists>>();

/** Milliseconds after which loading lists is given up. */
const TIMEOUT = 10_000;

async function fetchLists(sidebarKey: string): Promise<SidebarLists> {
  const address = siteConfig.baseUrl + toListsPath(sidebarKey);
  const response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT)});
  if (!response.ok) throw new Error(`Loading ${address} failed: ${response.status}`);
  return response.json();
}

/** Fetches the list of a closed category, because it isn't part of the page's HTML. */
export async function fetchCategoryList(label: HTMLAnchorElement): Promise<Element | null> {
  const sidebarKey = document.querySelector<HTMLElement>(`.${BODY_CLASS}`)?.dataset.sidebar ?? '';
  const loading = requestedLists.get(sidebarKey) ?? fetchLists(sidebarKey);
  requestedLists.set(sidebarKey, loading);
  loading.catch(() => requestedLists.delete(sidebarKey));
  const html = (await loading)[toLabelKey(label.getAttribute('href') ?? '', label.textContent ?? '')];
  const list = new DOMParser().parseFromString(html ?? '', 'text/html').body.firstElementChild;
  return list && document.importNode(list, true);
}

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Takes a file name (`/docs/faq.html`, `/docs/faq/index.html`) out of the address before the router reads
 * it. The router would leave it there, and load the page a second time over the one that the server sent.
 */
function cleanPath({pathname, search, hash}: Location): void {
  const file = /(\/index)?\.html$/.exec(pathname);
  if (!file) return;
  const clean = (pathname.slice(0, file.index) || '/') + search + hash;
  // A folder's index is the right page already; for any other name the server has sent its not-found page.
  if (file[1]) window.history.replaceState(window.history.state, '', clean);
  else window.location.replace(clean);
}

if (ExecutionEnvironment.canUseDOM) cleanPath(window.location);

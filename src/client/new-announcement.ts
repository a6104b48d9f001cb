import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A visitor who has closed the last announcement sees the next one at once. Docusaurus takes it up, but what
 * its early script has set to keep a closed bar from flashing would hide it until the next visit.
 */
function showWhenRenewed({key, newValue}: StorageEvent): void {
  if (key !== 'docusaurus.announcement.dismiss' || newValue !== 'false') return;
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('storage', showWhenRenewed);

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Shows a new announcement to a visitor who closed the previous one. Docusaurus renders it, but the attribute that its
 * early script sets to keep a closed bar from flashing would hide it until the next visit.
 */
function showNewAnnouncement({key, newValue}: StorageEvent): void {
  if (key !== 'docusaurus.announcement.dismiss' || newValue !== 'false') return;
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('storage', showNewAnnouncement);

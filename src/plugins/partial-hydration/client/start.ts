/**
 * Modules to run before the site is hydrated. Each runs in its own task, so that a slow phone can respond to input in
 * between. Each module is listed after those that it imports.
 */
const MODULES = [
  () => require('react'),
  () => require('react-dom/client'),
  () => require('@docusaurus/router'),
  () => require('@generated/client-modules'),
  () => require('@theme/Layout'),
  () => require('./enhancements'),
];

const waitForTask = (): Promise<void> =>
  new Promise((done) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });

async function start(): Promise<void> {
  for (const runModule of MODULES) {
    runModule();
    await waitForTask();
  }
  const {hydrateSite} = require('./root') as typeof import('./root');
  await hydrateSite();
}

void start();

/**
 * Starts the site in the browser: the parts of the bundle one after another, each in a task of its own, so that a slow
 * phone answers in between. The order is that of their dependence.
 */
const PARTS = [
  () => require('react'),
  () => require('react-dom/client'),
  () => require('@docusaurus/router'),
  () => require('@generated/client-modules'),
  () => require('@theme/Layout'),
  () => require('./enhancements'),
];

const ownTask = (): Promise<void> =>
  new Promise((done) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });

async function start(): Promise<void> {
  for (const part of PARTS) {
    part();
    await ownTask();
  }
  const {hydrateSite} = require('./root') as typeof import('./root');
  await hydrateSite();
}

start();

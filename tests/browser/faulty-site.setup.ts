import {test as setup} from '@playwright/test';
import {ALL_CASES} from '../support/all-cases';
import {buildFaultySite} from '../support/build-faulty-site';
import {BASE_URL, NEW, OLD, STOCK} from '../support/faulty-site';
import {makeNextDeployment} from '../support/next-deployment';

setup('the faulty site builds', () => {
  setup.setTimeout(600_000);
  buildFaultySite(OLD, {
    BASE_URL,
    ANALYTICS_ID: 'G-TEST',
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_API_KEY: 'test-search-key',
    ALGOLIA_INDEX_NAME: 'small-site',
  });
  makeNextDeployment(OLD, NEW, ['Deployment: old', 'Deployment: new']);
  if (ALL_CASES) buildFaultySite(STOCK, {BASE_URL, PARTIAL_HYDRATION: 'off'});
});

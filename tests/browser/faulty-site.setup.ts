import {test as setup} from '@playwright/test';
import {ALL_CASES} from '../support/all-cases';
import {buildFaultySite} from '../support/build-faulty-site';
import {BELOW, BELOW_PATH, NEW, OLD, STOCK} from '../support/faulty-site';
import {makeNextDeployment} from '../support/next-deployment';

setup('the faulty site builds', () => {
  setup.setTimeout(600_000);
  buildFaultySite(OLD, {
    ANALYTICS_ID: 'G-TEST',
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_API_KEY: 'test-search-key',
    ALGOLIA_INDEX_NAME: 'small-site',
  });
  makeNextDeployment(OLD, NEW, ['Deployment: old', 'Deployment: new']);
  if (ALL_CASES) buildFaultySite(STOCK, {PARTIAL_HYDRATION: 'off'});
  buildFaultySite(BELOW, {BASE_URL: BELOW_PATH});
});

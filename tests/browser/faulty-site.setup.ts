import {test as setup} from '@playwright/test';
import {buildFaultySite} from '../support/build-faulty-site';
import {BELOW, NEW, OLD} from '../support/faulty-site';

setup('the faulty site builds', () => {
  setup.setTimeout(600_000);
  buildFaultySite(OLD, {
    DEPLOYMENT: 'old',
    ANALYTICS_ID: 'G-TEST',
    ALGOLIA_APP_ID: 'TESTAPP',
    ALGOLIA_SEARCH_API_KEY: 'test-search-key',
    ALGOLIA_INDEX_NAME: 'small-site',
  });
  buildFaultySite(NEW, {DEPLOYMENT: 'new'});
  buildFaultySite(BELOW, {BASE_URL: '/nodegui/'});
});

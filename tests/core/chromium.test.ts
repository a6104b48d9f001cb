import {testCore} from './core';

testCore('chromium');

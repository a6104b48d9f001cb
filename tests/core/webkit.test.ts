import {testCore} from './core';

testCore('webkit');

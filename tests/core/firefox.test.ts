import {testCore} from './core';

testCore('firefox');

import {runMain} from '../run-main';
import {uploadRecords} from './upload-records';

void runMain(() => uploadRecords(process.argv.slice(2), process.env));

import {uploadRecords} from './upload-records';

/** Returns the messages of an error and its causes, one per line and without stack traces. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${formatError(error.cause)}`;
}

uploadRecords(process.argv.slice(2), process.env).catch((error: unknown) => {
  console.error(formatError(error));
  process.exitCode = 1;
});

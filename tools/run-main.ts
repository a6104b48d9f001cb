/** Returns the messages of an error and its causes, one per line and without stack traces. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${formatError(error.cause)}`;
}

/** Runs the main function of a command. If it fails, prints why without a stack trace, and sets the exit code to 1. */
export async function runMain(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  }
}

import {getOrigin, serve} from '../tests/support/serve';

/** Serves a build with compression on a free port while `callback` runs, and returns its result. */
export async function serveBuild<Result>(
  root: string,
  callback: (base: string) => Promise<Result>,
): Promise<Result> {
  const server = await serve({root, port: 0, compress: true});
  try {
    return await callback(getOrigin(server));
  } finally {
    server.close();
  }
}

import {originOf, serve} from '../tests/support/serve';

/** Serves a finished build, compressed, on a free port while `use` runs. */
export async function served<Result>(root: string, use: (base: string) => Promise<Result>): Promise<Result> {
  const server = await serve({root, port: 0, compress: true});
  try {
    return await use(originOf(server));
  } finally {
    server.close();
  }
}

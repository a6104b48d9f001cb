import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import type {Entry} from './entries';

/** The table that Dash and Zeal search. Its unique index rejects duplicate entries. */
const SCHEMA = `
  CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
  CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
`;

/**
 * Creates the search index, and returns the bytes of its SQLite file.
 * @throws if two entries are the same
 */
export async function createSearchIndex(entries: readonly Entry[]): Promise<Uint8Array> {
  const sqlite = await sqlite3InitModule();
  const database = new sqlite.oo1.DB();
  database.exec(SCHEMA);
  database.transaction(() => {
    const insert = database.prepare('INSERT INTO searchIndex(name, type, path) VALUES (?, ?, ?)');
    for (const {name, type, path} of entries) insert.bind([name, type, path]).stepReset();
    insert.finalize();
  });
  const file = sqlite.capi.sqlite3_js_db_export(database);
  database.close();
  return file;
}

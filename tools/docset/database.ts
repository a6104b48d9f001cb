import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import type {Entry} from './entries';

/** The table that Dash and Zeal search. The index keeps an entry from being there twice. */
const SCHEMA = `
  CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
  CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);
`;

/**
 * The index as a SQLite file.
 * @throws when two entries are the same
 */
export async function writeIndex(entries: readonly Entry[]): Promise<Uint8Array> {
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

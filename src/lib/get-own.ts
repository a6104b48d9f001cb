/** Returns an entry of a table. It ignores inherited properties, because some members have names such as `toString`. */
export const getOwn = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined;

/** Returns whether the connection is slow or the visitor wants to save data. */
export function isConnectionSlow(): boolean {
  const {connection} = navigator as typeof navigator & {
    connection?: {effectiveType: string; saveData: boolean};
  };
  return Boolean(connection?.saveData || connection?.effectiveType.includes('2g'));
}

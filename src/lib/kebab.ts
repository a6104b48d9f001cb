/** The name of the example that is about a symbol: `QPushButton` → `push-button`, `QLCDNumber` → `lcd-number`. */
export const kebab = (symbol: string): string =>
  symbol
    .replace(/^Q(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4')
    .toLowerCase();

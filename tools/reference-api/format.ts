import type {Declarations} from '../../src/plugins/api-reference/declarations';

/** Writes declarations as JSON with one line for each member, so that a diff shows what a release changed. */
export function formatDeclarations({version, symbols}: Declarations): string {
  const entries = symbols.map((symbol) => {
    const [name, list] = Object.entries(symbol).find(([key]) => key === 'members' || key === 'values') ?? [];
    if (!name || list.length === 0) return JSON.stringify(symbol);
    const head = JSON.stringify({...symbol, [name]: undefined}).slice(0, -1);
    const lines = list.map((member: unknown) => `    ${JSON.stringify(member)}`);
    return `${head}, "${name}": [\n${lines.join(',\n')}\n  ]}`;
  });
  return `{"version": "${version}", "symbols": [\n  ${entries.join(',\n  ')}\n]}\n`;
}

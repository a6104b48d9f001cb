/** 32 hexadecimal digits that are the same for the same request. */
export function queryId(text: string): string {
  let result = '';
  for (let seed = 1; result.length < 32; seed++) {
    let hash = 0x811c9dc5 ^ seed;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    result += (hash >>> 0).toString(16).padStart(8, '0');
  }
  return result;
}

/** Maximum number of characters of text in one record. The rest of a longer text is in `content` records. */
const MAX_CONTENT_LENGTH = 900;

/** Joins paragraphs to texts of at most `MAX_CONTENT_LENGTH` characters. Only a longer paragraph is split. */
export function chunk(paragraphs: readonly string[]): string[] {
  const chunks: string[] = [];
  let current = '';
  for (const paragraph of paragraphs) {
    for (let remainingText = paragraph; remainingText; ) {
      const cut =
        remainingText.length <= MAX_CONTENT_LENGTH
          ? remainingText.length
          : remainingText.lastIndexOf(' ', MAX_CONTENT_LENGTH);
      const part = remainingText.slice(0, cut > 0 ? cut : MAX_CONTENT_LENGTH);
      remainingText = remainingText.slice(part.length).trimStart();
      if (current && current.length + part.length >= MAX_CONTENT_LENGTH) {
        chunks.push(current);
        current = part;
      } else {
        current = current ? `${current} ${part}` : part;
      }
    }
  }
  return current ? [...chunks, current] : chunks;
}

import {isSitePage} from './page-html';
import {isPage, type SavedFile} from './saved-files';

/** The media types of files that browsers refuse if they have another type. */
const EXPECTED_TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript|ecmascript/],
  [/\.css$/, /^text\/css/],
];

/** Returns true if the media type fits the path. Files that aren't pages can have any type but HTML. */
const hasExpectedType = (path: string, type: string): boolean => {
  if (isPage(path)) return /html/.test(type);
  const [, expected] = EXPECTED_TYPES.find(([name]) => name.test(path)) ?? [];
  return expected ? expected.test(type) : !/html/.test(type);
};

/** Returns the SHA-256 integrity value of bytes, in the format of the list of files. */
async function computeIntegrity(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Returns true if the body has the announced length. For a compressed body, the host announces the compressed length. */
function isComplete({headers}: Response, length: number): boolean {
  const announced = headers.get('Content-Length');
  return announced === null || headers.has('Content-Encoding') || Number(announced) === length;
}

/**
 * Returns true if a response has the content that a path should have. Returns false for the login page of a network, the
 * error page of an unfinished deployment, and an empty or incomplete file. The body of the response isn't consumed.
 *
 * @param path as `toSitePath` returns it
 * @param file hash and length of the content, where they are known
 */
export async function isIntact(path: string, response: Response, file?: SavedFile): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  if (!hasExpectedType(path, response.headers.get('Content-Type') ?? '')) return false;
  try {
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    if (bytes.length === 0 || !isComplete(response, bytes.length)) return false;
    if (file) return bytes.length === file[1] && (await computeIntegrity(bytes)) === file[0];
    if (isPage(path)) return isSitePage(new TextDecoder().decode(bytes));
    // Some networks send their login page with the media type of the requested file.
    return !/^\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(bytes.subarray(0, 200)));
  } catch {
    // The connection was lost while the body was loading.
    return false;
  }
}

import {mainOf} from '../../../lib/html';

/**
 * What of a page its records are made from: its main part, and of its head what names and describes it. The rest of the
 * head names scripts and styles, and gets its policy meanwhile.
 */
export function essenceOf(html: string): string {
  const head = html.slice(0, html.indexOf('<body'));
  const said = head.match(/<title.*?<\/title>|<meta(?! http-equiv)(?:"[^"]*"|'[^']*'|[^"'>])*>/gs) ?? [];
  return said.join('') + mainOf(html);
}

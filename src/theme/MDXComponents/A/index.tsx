import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';
import OriginalA from '@theme-original/MDXComponents/A';

/** Renders a link in Markdown. Only footnotes need the original, because it adds an empty class to every other link. */
export default function A(props: Props) {
  return props.id ? <OriginalA {...props} /> : <Link {...props} />;
}

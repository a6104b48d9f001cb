import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';
import OriginalA from '@theme-original/MDXComponents/A';

/** Renders a link in Markdown. The original is for footnotes and adds an empty class to every other link. */
export default function A(props: Props) {
  return props.id ? <OriginalA {...props} /> : <Link {...props} />;
}

import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';
import OriginalA from '@theme-original/MDXComponents/A';

/** A link in Markdown. The original is for footnotes; it gives every other link an empty class to carry. */
export default function A(props: Props) {
  return props.id ? <OriginalA {...props} /> : <Link {...props} />;
}

import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** `/docs` has no page of its own: it takes the visitor to the synopsis, also without JavaScript. */
export default function DocsRoot(): ReactNode {
  const synopsis = useBaseUrl('/docs/api/manual/synopsis');
  if (useIsBrowser()) return <Redirect to={synopsis} />;
  return (
    <Layout title="Documentation" description="The documentation of NodeGUI starts at the synopsis.">
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${synopsis}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>Documentation</h1>
        <p>
          The documentation starts at the <Link to={synopsis}>synopsis</Link>.
        </p>
      </main>
    </Layout>
  );
}

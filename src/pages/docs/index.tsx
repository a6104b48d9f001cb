import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import ClientRedirect from '../../components/ClientRedirect';

/** `/docs` has no page of its own: it takes the visitor to the synopsis, also without JavaScript. */
export default function DocsRoot(): ReactNode {
  const synopsis = useBaseUrl('/docs/api/manual/synopsis');
  return (
    <Layout title="Documentation" description="The documentation of NodeGUI starts at the synopsis.">
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${synopsis}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <ClientRedirect to={synopsis} />
        <h1>Documentation</h1>
        <p>
          The documentation starts at the <Link to={synopsis}>synopsis</Link>.
        </p>
      </main>
    </Layout>
  );
}

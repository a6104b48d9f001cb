import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import ClientRedirect from '../../components/ClientRedirect';

/** Redirects `/docs`, which has no page of its own, to the version's main document, also without JavaScript. */
export default function DocsRoot(): ReactNode {
  const start = useBaseUrl('/docs/api/manual/synopsis');
  return (
    <Layout
      title="Documentation"
      description="The documentation of NodeGUI starts with the structure of a program."
    >
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${start}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <ClientRedirect to={start} />
        <h1>Documentation</h1>
        <p>
          The documentation starts with <Link to={start}>the structure of a program</Link>.
        </p>
      </main>
    </Layout>
  );
}

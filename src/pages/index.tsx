import Link from '@docusaurus/Link';
import readingList from '@generated/examples/default/tutorial-7-style.js';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import WindowFrame from '../components/WindowFrame';
import {REFERENCE_ROUTE} from '../lib/reference';
import Hello from './_hello.mdx';
import Start from './_start.mdx';
import styles from './index.module.css';

const DESCRIPTION =
  'NodeGUI lets you write native desktop apps in JavaScript or TypeScript: Qt widgets, CSS-like styling and flexbox layout on Node.js.';

interface Reason {
  title: string;
  text: ReactNode;
}

const REASONS: Reason[] = [
  {
    title: 'Widgets, not web pages',
    text: 'Buttons, tables, menus, dialogs and tray icons come from Qt 6.10. There’s no browser engine to ship, and none to run.',
  },
  {
    title: 'All of Node.js, in one process',
    text: 'Your interface and your code run in the same Node.js 24, with its modules and npm. A click handler can read a file or call fetch directly.',
  },
  {
    title: 'Styling you know',
    text: 'Write stylesheets with selectors and pseudo-states, or inline styles. Lay out with flexbox, from the Yoga engine, or with Qt’s box, grid and stacked layouts.',
  },
  {
    title: 'Typed throughout',
    text: '137 classes, 171 enums and 201 signals and fields are declared in TypeScript, so the editor knows every method and every listener’s arguments.',
  },
  {
    title: 'Three platforms',
    text: 'Prebuilt for Windows x64, macOS on Apple silicon and Intel, and Linux x64. Elsewhere the install builds it from source.',
  },
  {
    title: 'Open source',
    text: 'NodeGUI is under the MIT licence and uses Qt under the LGPL, which permits closed-source apps that follow its terms.',
  },
];

const NEXT = [
  {to: '/docs/guides/tutorial', title: 'Tutorial', text: 'Build a small, complete app step by step.'},
  {to: '/docs/guides/gallery', title: 'Widget gallery', text: 'Every widget as Qt draws it.'},
  {to: '/docs/guides/layout', title: 'Layout', text: 'Flexbox, boxes, grids and stacks.'},
  {to: '/docs/guides/styling', title: 'Styling', text: 'Stylesheets, states and dark mode.'},
  {to: `${REFERENCE_ROUTE}/`, title: 'API index', text: 'Every class, enum and interface.'},
  {to: '/docs/faq', title: 'Questions', text: 'Install errors, licences, comparisons.'},
];

export default function Home(): ReactNode {
  return (
    <Layout title="Native desktop apps with JavaScript and Qt" description={DESCRIPTION}>
      <main>
        <header className={styles.hero}>
          <div className={`${styles.inner} ${styles.first}`}>
            <div>
              <h1 className={styles.title}>Native desktop apps, written in JavaScript</h1>
              <p className={styles.lead}>
                NodeGUI lets you build a desktop app in JavaScript or TypeScript out of Qt’s own widgets, with
                CSS-like styling and flexbox layout, on a Node.js runtime.
              </p>
              <p className={styles.actions}>
                <Link className="button button--primary button--lg" to="/docs/guides/getting-started">
                  Get started
                </Link>
                <Link
                  className="button button--outline button--primary button--lg"
                  to="/docs/api/manual/synopsis"
                >
                  API reference
                </Link>
              </p>
            </div>
            <WindowFrame {...readingList} />
          </div>
        </header>
        <section className={styles.inner} aria-label="A complete program">
          <MDXContent>
            <Hello />
          </MDXContent>
        </section>
        <section className={styles.section}>
          <div className={styles.inner}>
            <Heading as="h2" id="why">
              Why NodeGUI
            </Heading>
            <dl className={styles.reasons}>
              {REASONS.map(({title, text}) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        <section className={styles.section}>
          <div className={`${styles.inner} ${styles.start}`}>
            <div>
              <Heading as="h2" id="start">
                Start from an empty folder
              </Heading>
              <p>
                You need Node.js 18 or newer for the install. It downloads Qt and <code>qode</code>, the
                Node.js that runs your app. Save the program above, in JavaScript, as <code>main.js</code>{' '}
                before the last command.
              </p>
              <p>
                npm 12 runs a package’s install scripts only if your <code>package.json</code> allows them,
                which the fourth command does. Older versions ignore the setting.
              </p>
              <p>
                <Link to="/docs/guides/getting-started">Getting started</Link> explains each step, the starter
                project, and what to do when a download fails.
              </p>
            </div>
            <MDXContent>
              <Start />
            </MDXContent>
          </div>
        </section>
        <nav className={styles.section} aria-labelledby="next">
          <div className={styles.inner}>
            <Heading as="h2" id="next">
              Where to go next
            </Heading>
            <ul className={styles.next}>
              {NEXT.map(({to, title, text}) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </main>
    </Layout>
  );
}

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
    text: 'Buttons, tables, menus, dialogs and tray icons come from Qt 6.10. Your app doesn’t have to include a browser engine, or run one.',
  },
  {
    title: 'All of Node.js, in one process',
    text: 'Your interface and your code run in the same Node.js 24, with all of its modules and npm. For example, a click handler can read a file or call fetch directly.',
  },
  {
    title: 'Styling you know',
    text: 'Style your widgets with selectors and pseudo-states, or with inline styles. Arrange them with flexbox, from the Yoga engine, or with Qt’s box, grid and stacked layouts.',
  },
  {
    title: 'Typed throughout',
    text: 'Your editor knows every method, and the arguments of every listener, because 137 classes, 171 enums and 201 signals and fields are declared in TypeScript.',
  },
  {
    title: 'Three platforms',
    text: 'NodeGUI is prebuilt for Windows x64, macOS on Apple silicon and Intel, and Linux x64. On other systems, the installation builds it from source.',
  },
  {
    title: 'Open source',
    text: 'NodeGUI is under the MIT licence. It uses Qt under the LGPL, so your app can be closed source if it follows the terms.',
  },
];

const NEXT = [
  {to: '/docs/guides/tutorial', title: 'Tutorial', text: 'Build a small, complete app step by step.'},
  {to: '/docs/guides/gallery', title: 'Widget gallery', text: 'See what every widget looks like.'},
  {to: '/docs/guides/layout', title: 'Layout', text: 'Arrange widgets with flexbox or grids.'},
  {to: '/docs/guides/styling', title: 'Styling', text: 'Change colours, fonts and borders.'},
  {to: `${REFERENCE_ROUTE}/`, title: 'API index', text: 'Find every class, enum and interface.'},
  {to: '/docs/faq', title: 'Questions', text: 'Read about errors, licences and Electron.'},
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
                With NodeGUI, you build desktop apps in JavaScript or TypeScript. Your app runs on Node.js,
                shows Qt’s own widgets, and uses CSS-like styling and flexbox for the layout.
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
                To install NodeGUI, you need Node.js 18 or newer. The installation downloads Qt and{' '}
                <code>qode</code>, which is the Node.js that runs your app. Before you run the last command,
                save the program above, in JavaScript, as <code>main.js</code>.
              </p>
              <p>
                The fourth command allows NodeGUI’s install scripts in your <code>package.json</code>, because
                npm 12 doesn’t run them otherwise. Older versions of npm ignore the setting.
              </p>
              <p>
                <Link to="/docs/guides/getting-started">Getting started</Link> explains each step. It also
                shows you the starter project, and what to do if a download fails.
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

import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import budget from '@generated/examples/default/budget.js';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ComponentProps, ReactNode} from 'react';
import Example from '../components/Example';
import PlatformSwitch from '../components/PlatformSwitch';
import {REFERENCE_ROUTE, REFERENCE_TITLE} from '../lib/reference';
import Comparison from './_comparison.mdx';
import Hello from './_hello.mdx';
import Install from './_install.mdx';
import Run from './_run.mdx';
import styles from './index.module.css';

const DESCRIPTION =
  'NodeGUI lets you write native desktop apps in JavaScript or TypeScript: Qt widgets, CSS-like styling and flexbox layout on Node.js.';

const REASONS = [
  {
    figure: '1 process',
    title: 'All of Node.js, beside your widgets',
    text: 'Your interface and your code run in the same Node.js 24. A click handler can read a file or use any npm package directly, because there is no second process to send messages to.',
  },
  {
    figure: '145 MB',
    title: 'No browser in memory',
    text: 'That is what a small window needs. Chromium, which is part of every Electron app, needed 375 MB for the same window on the same machine.',
  },
  {
    figure: '60 MB',
    title: 'Everything in one download',
    text: 'A compressed app contains Node.js and Qt, so your users don’t have to install anything else.',
  },
  {
    figure: '137 classes',
    title: 'Typed throughout',
    text: 'Tables, trees, menus, dialogs and tray icons are ready to use. Your editor knows all of their methods, 171 enums, and 201 signals and fields.',
  },
  {
    figure: 'CSS and flexbox',
    title: 'Styling that you know',
    text: 'Style your widgets with selectors and pseudo-states, and arrange them with flexbox. Qt’s box and grid layouts are there too.',
  },
  {
    figure: '3 systems',
    title: 'One program for all of them',
    text: 'NodeGUI is prebuilt for Windows x64, macOS on Apple silicon and Intel, and Linux x64. You don’t need a compiler.',
  },
];

const APPS = [
  {
    to: 'https://github.com/sedwards2009/extraterm',
    title: 'Extraterm',
    text: 'A terminal emulator for Windows, macOS and Linux, with tabs, an SSH client and images in the terminal. It runs on NodeGUI 0.74.',
  },
  {
    to: 'https://github.com/Small-JS/SmallJS',
    title: 'SmallJS',
    text: 'A Smalltalk that compiles to JavaScript. Its library contains NodeGUI, so that you can write desktop apps in Smalltalk.',
  },
  {
    to: 'https://github.com/ruslang02/discord-qt',
    title: 'DiscordQt',
    text: 'A client for Discord, written to need less memory than the official one. Its development ended in 2021, with an older NodeGUI.',
  },
];

const NEXT = [
  {to: '/docs/guides/tutorial', title: 'Tutorial', text: 'Build a small, complete app step by step.'},
  {to: '/docs/guides/gallery', title: 'Widget gallery', text: 'See what every widget looks like.'},
  {to: '/docs/guides/layout', title: 'Layout', text: 'Arrange widgets with flexbox or grids.'},
  {to: '/docs/guides/styling', title: 'Styling', text: 'Change colours, fonts and borders.'},
  {to: `${REFERENCE_ROUTE}/`, title: REFERENCE_TITLE, text: 'Find every class, enum and interface.'},
  {to: '/docs/faq', title: 'Questions', text: 'Read about errors, licences and Electron.'},
];

function LinkCards({links}: {links: typeof NEXT}): ReactNode {
  return (
    <ul className={styles.cards}>
      {links.map(({to, title, text}) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface SectionProps extends ComponentProps<'section'> {
  title: string;
  as?: 'section' | 'nav';
}

function Section({id, title, as: Tag = 'section', children}: SectionProps): ReactNode {
  return (
    <Tag className={styles.section} aria-label={title}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </Tag>
  );
}

/** Renders the heading of the page beside a program that visitors can operate. */
function Introduction(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.introduction}>
        <h1 className={styles.title}>Native desktop apps, written in JavaScript</h1>
        <p className={styles.lead}>
          With NodeGUI, you write a desktop app in JavaScript or TypeScript, and it runs on Windows, macOS and
          Linux. Its windows are drawn by Qt, the C++ toolkit behind VLC, OBS Studio and KDE, so your app
          doesn’t need a browser.
        </p>
        <MDXContent>
          <Install />
        </MDXContent>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/guides/getting-started">
            Get started
          </Link>
          <Link className={`button button--lg ${styles.secondary}`} to={`${REFERENCE_ROUTE}/`}>
            API reference
          </Link>
        </p>
      </div>
      <div className={styles.demonstration}>
        <PlatformSwitch />
        <Example program={budget} hasCode={false} />
      </div>
    </header>
  );
}

function Reasons(): ReactNode {
  return (
    <Section id="why" title="Why NodeGUI">
      <dl className={styles.cards}>
        {REASONS.map(({figure, title, text}) => (
          <div key={title}>
            <dt>
              <span className={styles.figure}>{figure}</span>
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function FirstWindow(): ReactNode {
  return (
    <Section id="start" title="Your first window">
      <div className={styles.steps}>
        <p>
          You need Node.js 18 or newer. Install NodeGUI in an empty folder, with the command at the top of
          this page. Then copy the program below in JavaScript, save it as <code>app.cjs</code> in that
          folder, and run it with <code>qode</code>, the Node.js that comes with NodeGUI.{' '}
          <Link to="/docs/guides/getting-started">Getting started</Link> explains each step.
        </p>
        <MDXContent>
          <Run />
        </MDXContent>
      </div>
      <MDXContent>
        <Hello />
      </MDXContent>
    </Section>
  );
}

function OtherToolkits(): ReactNode {
  return (
    <Section id="comparison" title="Compared with Electron and Tauri">
      <div className={styles.comparison}>
        <MDXContent>
          <Comparison />
        </MDXContent>
      </div>
      <p className={styles.note}>
        We measured processes and memory on one Linux machine, with the same label and button in all three.
        For Electron and Tauri, we ran only their browser engines, as the{' '}
        <Link to="/docs/faq#how-large-is-an-app-and-how-much-memory-does-it-need">FAQ</Link> explains. The
        sizes are those of an AppImage in an{' '}
        <Link href="http://fluentreports.com/blog/?p=1304">older comparison</Link>. On Windows and macOS, a
        Tauri app is much smaller, because the system brings the web view.
      </p>
      <p>
        <Link to="/docs/guides/coming-from">Coming from Electron</Link> lists what each of Electron’s names is
        called here.
      </p>
    </Section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout title="Native desktop apps with JavaScript and Qt" description={DESCRIPTION}>
      <Head>
        {(['light', 'dark'] as const).map((theme) => (
          <link
            key={theme}
            rel="preload"
            as="image"
            href={budget.screenshot[theme]}
            media={`(prefers-color-scheme: ${theme})`}
            fetchPriority="high"
          />
        ))}
      </Head>
      <main className="landing-page">
        <Introduction />
        <Reasons />
        <FirstWindow />
        <OtherToolkits />
        <Section id="apps" title="Made with NodeGUI">
          <LinkCards links={APPS} />
        </Section>
        <Section id="next" title="Where to go next" as="nav">
          <LinkCards links={NEXT} />
          <p className={styles.note}>
            NodeGUI is open source under the MIT licence. It uses Qt under the LGPL, so your app can be closed
            source if it follows the terms.
          </p>
        </Section>
      </main>
    </Layout>
  );
}

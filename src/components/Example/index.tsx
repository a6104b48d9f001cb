import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import CodeBlock from '../../theme/CodeBlock';
import WindowFrame from '../WindowFrame';
import Stage from './Stage';
import Steps, {type Step} from './Steps';
import styles from './styles.module.css';

/** One program of `examples/` as `src/plugins/examples` makes it. */
export interface Program {
  /** Folder below `examples/`. */
  name: string;
  title: string;
  /** Title of the window that the picture shows, where it shows one. */
  window?: string;
  /** Describes the picture. */
  alt: string;
  /** Size of the picture in CSS pixels. */
  width: number;
  height: number;
  /** Addresses of the pictures. */
  light: string;
  dark: string;
  /** The program in both languages, as `codeBlockHtml` highlights it. */
  typescript: string;
  javascript: string;
  /** What comes of acting on it, where it plays. */
  steps: Step[];
}

interface Props {
  /** In Markdown written as `name="push-button"`, which `src/remark/example.ts` replaces. */
  program: Program;
}

/** Pictures up to this width, in CSS pixels, stand beside their program where there is room. */
const WIDEST_BESIDE = 360;

/** A complete program with the picture of what it draws, in the reader's language and colour mode. */
export default function Example({program}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {name, title, window, alt, width, height, light, dark, typescript, javascript, steps} = program;
  const path = `examples/${name}/main.ts`;
  const repository = `https://github.com/${siteConfig.organizationName}/${siteConfig.projectName}`;
  const picture = {window, light, dark, alt, width, height};
  const widest = Math.max(width, ...steps.map((step) => step.picture?.width ?? 0));
  const Container = steps.length > 0 ? 'example-play' : 'div';
  return (
    <Container className={styles.container}>
      <figure className={clsx(styles.example, widest <= WIDEST_BESIDE && styles.beside)}>
        <div className={styles.picture}>
          {steps.length > 0 ? <Stage picture={picture} steps={steps} /> : <WindowFrame {...picture} />}
        </div>
        <div className={styles.program}>
          <Tabs groupId="language">
            <TabItem value="ts" label="TypeScript">
              <CodeBlock html={typescript} />
            </TabItem>
            <TabItem value="js" label="JavaScript">
              {/* A template, so that a page carries each program once for those who read all of it. */}
              <CodeBlock html={`<template>${javascript}</template>`} />
            </TabItem>
          </Tabs>
        </div>
        {steps.length > 0 && <Steps steps={steps} />}
        <figcaption className={styles.caption}>
          {title}. <Link href={`${repository}/blob/main/${path}`}>{path}</Link>
        </figcaption>
      </figure>
    </Container>
  );
}

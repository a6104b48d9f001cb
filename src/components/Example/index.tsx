import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Program} from '../../lib/program';
import CodeBlock from '../../theme/CodeBlock';
import WindowFrame from '../WindowFrame';
import ExamplePlayer from './ExamplePlayer';
import styles from './styles.module.css';

interface Props {
  /** In Markdown written as `name="push-button"`, which `src/remark/example.ts` replaces. */
  program: Program;
}

/** Pictures up to this width, in CSS pixels, stand beside their program where there is room. */
const WIDEST_BESIDE = 360;

/** Programs whose longest line has up to this many characters fit beside a picture in the column of a guide. */
const LONGEST_LINE_BESIDE = 58;

/** Returns the length of the longest line of highlighted code, in characters. */
const longestLine = (html: string): number =>
  Math.max(
    ...html
      .replace(/<[^>]*>/g, '')
      .replace(/&[^;]+;/g, '.')
      .split('\n')
      .map((line) => line.length),
  );

/** A complete program with the picture of what it draws, in the reader's language and colour mode. */
export default function Example({program}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {name, title, window, alt, width, height, light, dark, typescript, javascript, steps} = program;
  const path = `examples/${name}/main.ts`;
  const repository = `https://github.com/${siteConfig.organizationName}/${siteConfig.projectName}`;
  const picture = {window, light, dark, width, height};
  const widest = Math.max(width, ...steps.map((step) => step.picture?.width ?? 0));
  const isBeside =
    widest <= WIDEST_BESIDE &&
    Math.max(longestLine(typescript), longestLine(javascript)) <= LONGEST_LINE_BESIDE;
  const code = (
    <div className={styles.program}>
      {/* Lazy, so that a page carries each program once for those who read all of it. */}
      <Tabs groupId="language" lazy>
        <TabItem value="ts" label="TypeScript">
          <CodeBlock html={typescript} />
        </TabItem>
        <TabItem value="js" label="JavaScript">
          <CodeBlock html={javascript} />
        </TabItem>
      </Tabs>
    </div>
  );
  return (
    <div className={styles.container}>
      <figure className={clsx(styles.example, isBeside && styles.beside)}>
        {steps.length > 0 ? (
          <ExamplePlayer picture={picture} alt={alt} steps={steps}>
            {code}
          </ExamplePlayer>
        ) : (
          <>
            <div className={styles.picture}>
              <WindowFrame {...picture} alt={alt} />
            </div>
            {code}
          </>
        )}
        <figcaption className={styles.caption}>
          {title}. <Link href={`${repository}/blob/main/${path}`}>{path}</Link>
        </figcaption>
      </figure>
    </div>
  );
}

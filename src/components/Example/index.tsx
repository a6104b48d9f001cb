import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Program} from '../../lib/examples';
import {SITE_REPOSITORY} from '../../lib/repositories';
import CodeBlock from '../../theme/CodeBlock';
import WindowFrame from '../WindowFrame';
import ExamplePlayer from './ExamplePlayer';
import styles from './styles.module.css';

interface Props {
  /** Written as `name="push-button"` in Markdown. `src/remark/example.ts` replaces it. */
  program: Program;
  /** Marks the lines that are new since the program that this one continues. */
  marksNewLines?: boolean;
  /** False for the picture and the player without the code. */
  hasCode?: boolean;
}

/** Pictures up to this width, in CSS pixels, are shown beside their program if there is room. */
const MAX_WIDTH_BESIDE = 360;

/** Programs whose lines have up to this many characters fit beside a picture in the column of a guide. */
const MAX_LINE_LENGTH_BESIDE = 50;

/** Shows a complete program with its screenshot, in the reader's language and colour mode. */
export default function Example({program, marksNewLines = false, hasCode = true}: Props): ReactNode {
  const {name, title, alt, screenshot, longestLine, steps} = program;
  const {typescript, javascript} = (marksNewLines && program.marked) || program;
  const path = `examples/${name}/main.ts`;
  const widest = Math.max(screenshot.width, ...steps.map((step) => step.screenshot?.width ?? 0));
  const isBeside = hasCode && widest <= MAX_WIDTH_BESIDE && longestLine <= MAX_LINE_LENGTH_BESIDE;
  const code = hasCode && (
    <div className={clsx(styles.program, steps.length > 0 && styles.playable)}>
      {/* Lazy, so that search engines and other programs that read the page find each program only once. */}
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
      <figure className={clsx(styles.example, isBeside && styles.beside, !hasCode && styles.pictureOnly)}>
        {steps.length > 0 ? (
          <ExamplePlayer screenshot={screenshot} alt={alt} steps={steps}>
            {code}
          </ExamplePlayer>
        ) : (
          <>
            <div className={styles.picture}>
              <WindowFrame {...screenshot} alt={alt} />
            </div>
            {code}
          </>
        )}
        <figcaption className={styles.caption}>
          {title}. {marksNewLines && 'The bar beside the code marks its new lines. '}
          <Link href={`${SITE_REPOSITORY}/blob/main/${path}`}>{path}</Link>
        </figcaption>
      </figure>
    </div>
  );
}

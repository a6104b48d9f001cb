import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Hit} from '../engine/hits';
import {describeHit, toHtmlProp} from './describe-hit';
import styles from './modal.module.css';

/** Shows a hit in the modal: its heading, its page, and the sentence that matches. */
export function HitRow({hit}: {hit: Hit}): ReactNode {
  const {title, trail, summary} = describeHit(hit);
  return (
    <span className={clsx('DocSearch-Hit-content-wrapper', styles.row)}>
      <span className={styles.heading}>
        <span className={clsx('DocSearch-Hit-title', styles.line)} {...toHtmlProp(title)} />
        <span className={clsx('DocSearch-Hit-path', styles.line)} {...toHtmlProp(trail.join(' › '))} />
      </span>
      {summary && <span className={clsx('DocSearch-Hit-path', styles.line)} {...toHtmlProp(summary)} />}
    </span>
  );
}

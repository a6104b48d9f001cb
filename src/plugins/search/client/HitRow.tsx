import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Hit} from '../engine/hits';
import {describeHit, html} from './describe-hit';
import styles from './modal.module.css';

/** A hit in the modal: its heading, the page that it's on, and the sentence that matches. */
export function HitRow({hit}: {hit: Hit}): ReactNode {
  const {title, trail, summary} = describeHit(hit);
  return (
    <span className={clsx('DocSearch-Hit-content-wrapper', styles.row)}>
      <span className={styles.heading}>
        <span className={clsx('DocSearch-Hit-title', styles.line)} {...html(title)} />
        <span className={clsx('DocSearch-Hit-path', styles.line)} {...html(trail.join(' › '))} />
      </span>
      {summary && <span className={clsx('DocSearch-Hit-path', styles.line)} {...html(summary)} />}
    </span>
  );
}

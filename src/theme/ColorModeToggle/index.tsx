/**
 * Ejected: the original is disabled until the page's code runs, so an early press is lost. Here it's repeated later. The
 * original also has a third state, "system". Here the system's mode applies until the visitor chooses one of the two modes.
 * The original's icons take half a kilobyte of each page.
 */
import {useColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A line drawing of 24 by 24 pixels. */
const icon = (path: string, className: string | undefined): ReactNode => (
  <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" className={className}>
    <path d={path} fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2} />
  </svg>
);

const SUN =
  'M12 8a4 4 0 1 0 .1 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5';
const MOON = 'M10 4a8 8 0 1 0 10 10A7 7 0 0 1 10 4z';

export default function ColorModeToggle({className, buttonClassName, onChange}: Props): ReactNode {
  const {colorMode} = useColorMode();
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={() => onChange(colorMode === 'dark' ? 'light' : 'dark')}
        title={`${colorMode} mode`}
        aria-label={`Switch between dark and light mode (currently ${colorMode} mode)`}
      >
        {/* CSS shows one of them, even before the page's code runs. */}
        {icon(SUN, styles.light)}
        {icon(MOON, styles.dark)}
      </button>
    </div>
  );
}

/**
 * Ejected: the original is disabled until the page's code runs, so an early press is lost. This button is enabled, and the
 * page repeats early presses. Also, the first press of the original may have no visible effect, and its icons add half a
 * kilobyte to each page.
 */
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {liveRegion} from '../../client/live-region';
import {type ColorModeChoice, getNextChoice} from './next-choice';
import styles from './styles.module.css';

/** Renders a line drawing of 24 by 24 pixels. */
const renderIcon = (path: string, className: string | undefined): ReactNode => (
  <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" className={className}>
    <path d={path} fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2} />
  </svg>
);

const SUN =
  'M12 8a4 4 0 1 0 .1 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5';
const MOON = 'M10 4a8 8 0 1 0 10 10A7 7 0 0 1 10 4z';
const SCREEN = 'M4 5h16v11H4zM12 16v4m-4 0h8';

const getSystemMode = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const getLabel = (choice: ColorModeChoice): string => `${choice ?? 'system'} mode`;

/** Switches between the mode of the system, light and dark, and announces the choice to screen readers. */
export default function ColorModeToggle({className, buttonClassName, value, onChange}: Props): ReactNode {
  const chooseNext = () => {
    const choice = getNextChoice(value, getSystemMode());
    onChange(choice);
    liveRegion.set(`Colours: ${getLabel(choice)}`);
  };
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={chooseNext}
        title={getLabel(value)}
        aria-label={`Switch between dark and light mode (currently ${getLabel(value)})`}
      >
        {/* CSS shows one of these icons, even before the page's code runs. */}
        {renderIcon(SCREEN, styles.system)}
        {renderIcon(SUN, styles.light)}
        {renderIcon(MOON, styles.dark)}
      </button>
    </div>
  );
}

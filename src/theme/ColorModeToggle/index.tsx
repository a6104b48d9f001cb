/**
 * Ejected: the original is disabled until the page's code runs, so that an early press is lost; here it is kept and
 * done as soon as it can be. And it cycles through a third state, "system": here the system is followed until the
 * visitor chooses, and a choice is one of the two that can be seen.
 */
import {useColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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
        {/* The style shows one of them, also before the page's code runs. */}
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}

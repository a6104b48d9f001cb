'use client';

import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

const PLATFORMS = [
  ['windows', 'Windows'],
  ['macos', 'macOS'],
  ['linux', 'Linux'],
] as const;

/** Renders a button for each platform, which shows all windows of the page in the frame of that platform. */
export default function PlatformSwitch(): ReactNode {
  const [platform, setPlatform] = useState<string>();
  useEffect(() => setPlatform(document.documentElement.dataset.platform), []);

  const choose = (name: string) => {
    document.documentElement.dataset.platform = name;
    setPlatform(name);
  };

  return (
    <fieldset aria-label="Frame of the window" className={styles.switch}>
      {PLATFORMS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          value={name}
          aria-pressed={name === platform}
          onClick={() => choose(name)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

// The stylesheet marks the reader's platform, so nothing has to be fetched for it.
PlatformSwitch.hydrateOn = 'interaction';

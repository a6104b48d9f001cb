'use client';

import {type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import type {Yoga} from 'yoga-layout/asmjs-sync';
import Controls from './Controls';
import {findIneffective} from './find-ineffective';
import {loadYoga} from './load-yoga';
import {INITIAL_RECTANGLES, INITIAL_SETTINGS, PRESETS} from './presets';
import Result from './Result';
import {computeRectangles} from './rectangles';
import {resize} from './resize';
import Screen from './Screen';
import {LABELS, listLabels, type Settings} from './settings';
import {toQuery} from './settings-url';
import styles from './styles.module.css';
import {useSettings} from './use-settings';

/** Returns the toolkit's layout engine once it has loaded, and a function that loads it again after a failure. */
function useYoga(): {yoga?: Yoga; hasFailed: boolean; load: () => void} {
  const [yoga, setYoga] = useState<Yoga>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadYoga().then(setYoga, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return {yoga, hasFailed, load};
}

interface PresetButtonsProps {
  settings: Settings;
  isDisabled: boolean;
  onChoose: (preset: Settings) => void;
}

/** Renders a button for each arrangement to start with. The one with the current settings is pressed. */
function PresetButtons({settings, isDisabled, onChoose}: PresetButtonsProps): ReactNode {
  const query = toQuery(settings);
  return (
    <fieldset disabled={isDisabled} className={styles.presets}>
      <legend>Start with</legend>
      {Object.entries(PRESETS).map(([name, preset]) => (
        <button
          key={name}
          type="button"
          className="field"
          aria-pressed={toQuery(preset) === query}
          onClick={() => onChoose(preset)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** Shows a window whose layout readers can change. Without JavaScript, it shows the initial settings. */
export default function LayoutPlayground(): ReactNode {
  const {yoga, hasFailed, load} = useYoga();
  const {settings: latest, change, endGesture} = useSettings();
  // Nobody can compute other settings before the layout engine has loaded.
  const settings = yoga ? latest : INITIAL_SETTINGS;
  const [chosen, setChosen] = useState(0);
  const rectangles = useMemo(
    () => (yoga ? computeRectangles(yoga, settings) : INITIAL_RECTANGLES),
    [yoga, settings],
  );
  const current = Math.min(chosen, listLabels(settings).length - 1);
  const label = LABELS[current] ?? LABELS[0];

  // This takes many layouts, so it may be one change late while somebody drags.
  const deferred = useDeferredValue(settings);
  const ineffective = useMemo(
    () => (yoga ? findIneffective(yoga, deferred, label.name) : undefined),
    [yoga, deferred, label],
  );

  const startFrom = (preset: Settings) => {
    change(preset);
    setChosen(0);
  };

  return (
    <div className="layout-playground">
      <noscript>
        <p>The playground needs JavaScript.</p>
      </noscript>
      {hasFailed && (
        <p role="alert">
          The layout engine didn't load, so nothing can be changed here yet.{' '}
          <button type="button" className="button button--sm button--primary" onClick={load}>
            Try again
          </button>
        </p>
      )}
      <PresetButtons settings={settings} isDisabled={!yoga} onChoose={startFrom} />
      <div className={styles.playground}>
        <div className={styles.drawing}>
          <Screen
            size={{width: Number(settings.width), height: Number(settings.height)}}
            rectangles={rectangles}
            current={current}
            isDisabled={!yoga}
            onChoose={setChosen}
            onResize={(prefix, from, to) => change(resize(settings, prefix, from, to), `corner of ${prefix}`)}
            onResizeEnd={endGesture}
          />
        </div>
        <Controls
          settings={settings}
          label={label}
          ineffective={ineffective}
          isDisabled={!yoga}
          onChange={change}
          onLeave={endGesture}
        />
        <Result settings={settings} rectangles={rectangles} />
      </div>
    </div>
  );
}

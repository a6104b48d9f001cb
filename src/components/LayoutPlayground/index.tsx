'use client';

import {type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import type {Yoga} from 'yoga-layout/asmjs-sync';
import Control from './Control';
import {findIneffective} from './find-ineffective';
import {loadYoga} from './load-yoga';
import Result from './Result';
import {clampTo, readValue} from './read-value';
import {computeRectangles} from './rectangles';
import Screen from './Screen';
import {
  FRAME_PROPERTIES,
  INITIAL_RECTANGLES,
  INITIAL_SETTINGS,
  LABEL_PROPERTIES,
  LABELS,
  type LabelStyle,
  PRESETS,
  type Settings,
  WINDOW_PROPERTIES,
  type WindowStyle,
} from './settings';
import {toQuery} from './settings-url';
import styles from './styles.module.css';
import {useSettings} from './use-settings';

/** Returns the toolkit's layout engine once it has loaded, and a function that tries again if it hasn't. */
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

const FRAME_LABELS = {width: 'Window width', height: 'Window height', labels: 'Number of labels'} as const;

/** Shows a window whose layout readers can change. Without JavaScript, it shows the initial settings. */
export default function LayoutPlayground(): ReactNode {
  const {yoga, hasFailed, load} = useYoga();
  const {settings: latest, change, endGesture} = useSettings();
  // Nobody can compute other settings before the layout engine has loaded.
  const settings = yoga ? latest : INITIAL_SETTINGS;
  const [chosen, setChosen] = useState(0);
  const places = useMemo(
    () => (yoga ? computeRectangles(yoga, settings) : INITIAL_RECTANGLES),
    [yoga, settings],
  );
  const current = Math.min(chosen, settings.labels.length - 1);

  // This takes many layouts, so it may be one change late while somebody drags.
  const deferred = useDeferredValue(settings);
  const ineffective = useMemo(
    () => (yoga ? findIneffective(yoga, deferred, current) : undefined),
    [yoga, deferred, current],
  );

  const setFrame = (name: keyof typeof FRAME_PROPERTIES, value: string) => {
    const number = Number(value);
    const labels = LABELS.slice(0, number).map((_, index) => settings.labels[index] ?? {});
    change(name === 'labels' ? {...settings, labels} : {...settings, [name]: number}, name);
  };
  const setWindow = (name: string, value: string) =>
    change(
      {...settings, window: {...settings.window, [name]: value} as WindowStyle},
      'values' in WINDOW_PROPERTIES[name as keyof WindowStyle] ? undefined : `window ${name}`,
    );
  const setLabel = (label: number, style: LabelStyle, gesture?: string) =>
    change(
      {
        ...settings,
        labels: settings.labels.map((one, index) => (index === label ? {...one, ...style} : one)),
      },
      gesture,
    );
  const startFrom = (preset: Settings) => {
    change(preset);
    setChosen(0);
  };

  return (
    <div className="layout-playground">
      {hasFailed && (
        <p role="alert">
          The layout engine didn't load, so nothing can be changed here yet.{' '}
          <button type="button" className="button button--sm button--primary" onClick={load}>
            Try again
          </button>
        </p>
      )}
      <fieldset disabled={!yoga} className={styles.presets}>
        <legend>Start with</legend>
        {Object.entries(PRESETS).map(([name, preset]) => (
          <button
            key={name}
            type="button"
            className="field"
            aria-pressed={toQuery(preset) === toQuery(settings)}
            onClick={() => startFrom(preset)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className={styles.playground}>
        <div className={styles.drawing}>
          <Screen
            width={settings.width}
            height={settings.height}
            places={places}
            current={current}
            isDisabled={!yoga}
            onChoose={setChosen}
            onResize={({width, height}) =>
              change(
                {
                  ...settings,
                  width: clampTo(FRAME_PROPERTIES.width, width),
                  height: clampTo(FRAME_PROPERTIES.height, height),
                },
                'corner of the window',
              )
            }
            onResizeLabel={(label, {width, height}) => {
              const [, , oldWidth, oldHeight] = places[label] ?? [];
              setLabel(
                label,
                {
                  ...(width !== oldWidth && {width: readValue(LABEL_PROPERTIES.width, `${width}`).value}),
                  ...(height !== oldHeight && {
                    height: readValue(LABEL_PROPERTIES.height, `${height}`).value,
                  }),
                },
                `corner of ${label}`,
              );
            }}
            onResizeEnd={endGesture}
          />
        </div>
        <form className={styles.controls} onSubmit={(event) => event.preventDefault()}>
          <fieldset disabled={!yoga}>
            <legend>Window</legend>
            {Object.entries(FRAME_PROPERTIES).map(([name, property]) => (
              <Control
                key={name}
                id={`playground-${name}`}
                label={FRAME_LABELS[name as keyof typeof FRAME_PROPERTIES]}
                property={property}
                value={`${name === 'labels' ? settings.labels.length : settings[name as 'width' | 'height']}`}
                onChange={(value) => setFrame(name as keyof typeof FRAME_PROPERTIES, value)}
                onLeave={endGesture}
              />
            ))}
            {Object.entries(WINDOW_PROPERTIES).map(([name, property]) => (
              <Control
                key={name}
                id={`playground-window-${name}`}
                label={name}
                property={property}
                value={settings.window[name as keyof WindowStyle] ?? ''}
                isIneffective={ineffective?.window.has(name)}
                onChange={(value) => setWindow(name, value)}
                onLeave={endGesture}
              />
            ))}
          </fieldset>
          <fieldset disabled={!yoga}>
            <legend>Label “{LABELS[current]?.text}”</legend>
            {Object.entries(LABEL_PROPERTIES).map(([name, property]) => (
              <Control
                key={`${name} ${current}`}
                id={`playground-label-${name}`}
                label={name}
                property={property}
                value={settings.labels[current]?.[name as keyof LabelStyle] ?? ''}
                isIneffective={ineffective?.label.has(name)}
                onChange={(value) =>
                  setLabel(
                    current,
                    {[name]: value},
                    'values' in property ? undefined : `label ${current} ${name}`,
                  )
                }
                onLeave={endGesture}
              />
            ))}
          </fieldset>
          <p className={styles.hint}>
            A greyed-out property has no effect with the current values of the others.
          </p>
        </form>
        <Result settings={settings} places={places} />
      </div>
    </div>
  );
}

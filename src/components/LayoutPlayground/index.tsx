'use client';

import {type ReactNode, useCallback, useEffect, useState} from 'react';
import type {Yoga} from 'yoga-layout/asmjs-sync';
import CodeContainer from '../CodeContainer';
import Control from './Control';
import {loadYoga} from './load-yoga';
import {rectangles} from './rectangles';
import Screen from './Screen';
import {
  createStylesheet,
  LABEL,
  LABELS,
  type LabelStyle,
  PRESETS,
  type Settings,
  START,
  START_RECTANGLES,
  WINDOW,
  type WindowStyle,
} from './settings';
import styles from './styles.module.css';

/** Returns the toolkit's layout engine once it's there, and a function that tries again where it didn't come. */
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

/** A window whose layout can be tried. Without JavaScript it shows the first arrangement. */
export default function LayoutPlayground(): ReactNode {
  const {yoga, hasFailed, load} = useYoga();
  const [settings, setSettings] = useState<Settings>(START);
  const [chosen, setChosen] = useState(0);
  const places = yoga ? rectangles(yoga, settings) : START_RECTANGLES;
  const current = Math.min(chosen, settings.labels.length - 1);

  const setWindow = (property: string, value: string) =>
    setSettings({...settings, window: {...settings.window, [property]: value} as WindowStyle});
  const setLabel = (property: string, value: string) =>
    setSettings({
      ...settings,
      labels: settings.labels.map((style, index) =>
        index === current ? ({...style, [property]: value} as LabelStyle) : style,
      ),
    });
  const setCount = (count: number) =>
    setSettings({
      ...settings,
      labels: LABELS.slice(0, count).map((_, index) => settings.labels[index] ?? {}),
    });
  const startFrom = (preset: Settings) => {
    setSettings(preset);
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
          <button key={name} type="button" className="field" onClick={() => startFrom(preset)}>
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
            onResize={(width, height) => setSettings((now) => ({...now, width, height}))}
          />
        </div>
        <form className={styles.controls} onSubmit={(event) => event.preventDefault()}>
          <fieldset disabled={!yoga}>
            <legend>Window</legend>
            <Control
              id="playground-width"
              label="Window width"
              property={{least: 80, most: 640}}
              value={String(settings.width)}
              onChange={(value) => value && setSettings({...settings, width: Number(value)})}
            />
            <Control
              id="playground-height"
              label="Window height"
              property={{least: 60, most: 480}}
              value={String(settings.height)}
              onChange={(value) => value && setSettings({...settings, height: Number(value)})}
            />
            <Control
              id="playground-labels"
              label="Number of labels"
              property={{least: 1, most: LABELS.length}}
              value={String(settings.labels.length)}
              onChange={(value) => value && setCount(Number(value))}
            />
            {Object.entries(WINDOW).map(([name, property]) => (
              <Control
                key={name}
                id={`playground-window-${name}`}
                label={name}
                property={property}
                value={settings.window[name as keyof WindowStyle] ?? ''}
                onChange={(value) => setWindow(name, value)}
              />
            ))}
          </fieldset>
          <fieldset disabled={!yoga}>
            <legend>Label “{LABELS[current]?.text}”</legend>
            {Object.entries(LABEL).map(([name, property]) => (
              <Control
                key={`${name} ${current}`}
                id={`playground-label-${name}`}
                label={name}
                property={property}
                value={settings.labels[current]?.[name as keyof LabelStyle] ?? ''}
                onChange={(value) => setLabel(name, value)}
              />
            ))}
          </fieldset>
        </form>
        <div className={styles.result}>
          <CodeContainer>
            <pre>
              <code>{createStylesheet(settings) || '/* All properties have their default values. */\n'}</code>
            </pre>
          </CodeContainer>
          <table>
            <caption>Values that geometry() returns</caption>
            <thead>
              <tr>
                <th scope="col">Label</th>
                <th scope="col">Left</th>
                <th scope="col">Top</th>
                <th scope="col">Width</th>
                <th scope="col">Height</th>
              </tr>
            </thead>
            <tbody>
              {places.map((rectangle, index) => (
                <tr key={LABELS[index]?.name}>
                  <th scope="row">{LABELS[index]?.text}</th>
                  {rectangle.map((value, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the four values of a rectangle keep their order.
                    <td key={at}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}

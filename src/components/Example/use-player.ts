import {useColorMode} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import type {Screenshot} from '../../lib/examples';

/** Milliseconds for which each picture is shown while all steps are played. */
const PICTURE_DURATION = 1800;

/** Fetches and decodes a picture. If that fails, the browser shows its alternative text later. */
async function fetchPicture(url: string | undefined): Promise<void> {
  if (!url) return;
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}

/** The state of an example player. Pictures are numbered: 0 before the first step, 1 after it, and so on. */
export type Player = ReturnType<typeof usePlayer>;

/**
 * Keeps the state of an example player. A picture is shown after it has been fetched in the page's colour mode, and then the
 * next one is fetched.
 *
 * @param pictures the one before the first step and the one after each; undefined where no window is open
 */
export function usePlayer(pictures: readonly (Screenshot | undefined)[]) {
  const last = pictures.length - 1;
  const [shown, setShown] = useState(0);
  const [requested, setRequested] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [typed, setTyped] = useState(0);
  const [isReady, setReady] = useState(false);
  const {colorMode} = useColorMode();
  const getPictureUrl = (picture: number): string | undefined => pictures[picture]?.[colorMode];
  const [requestedUrl, nextUrl] = [getPictureUrl(requested), getPictureUrl(shown + 1)];
  const following = requested < last ? requested + 1 : 0;

  useEffect(() => {
    // The player's styles aren't part of the stylesheet that every page loads.
    void import('./player.css').catch(() => undefined).then(() => setReady(true));
  }, []);

  useEffect(() => {
    if (requested === shown) return;
    let isCurrent = true;
    void fetchPicture(requestedUrl).then(() => {
      // The visitor may have gone on before the picture was loaded.
      if (!isCurrent) return;
      setShown(requested);
      setTyped(0);
      if (requested === last) setPlaying(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [requested, shown, requestedUrl, last]);

  useEffect(() => {
    if (shown > 0) void fetchPicture(nextUrl);
  }, [shown, nextUrl]);

  useEffect(() => {
    if (!isPlaying || requested !== shown) return;
    const timer = setTimeout(() => setRequested(following), PICTURE_DURATION);
    return () => clearTimeout(timer);
  }, [isPlaying, requested, shown, following]);

  return {
    /** The picture on screen. */
    shown,
    /** The picture that the visitor has requested. It's shown once it has been fetched. */
    requested,
    /** The picture after the requested one. After the last, it's the first. */
    following,
    /** True while the steps are played one after another. */
    isPlaying,
    /** True once the player can be shown, because its styles come with its code. */
    isReady,
    /** Number of letters that the visitor has typed, if the next step types a text. */
    typed,
    setTyped,
    /** Shows a picture, and stops playing. */
    goTo: (picture: number) => {
      setPlaying(false);
      setRequested(Math.max(0, Math.min(picture, last)));
    },
    playOrPause: () => {
      setPlaying(!isPlaying);
      if (!isPlaying) setRequested(following);
    },
    fetchNext: () => void fetchPicture(nextUrl),
  };
}

import {useColorMode} from '@docusaurus/theme-common';
import {type Dispatch, useEffect, useReducer, useState} from 'react';
import type {Screenshot} from '../../lib/program';
import {createPlayerState, type PlayerAction, type PlayerState, playerReducer} from './player-state';

/** Milliseconds for which each picture is shown while all steps are played. */
const PICTURE_DURATION = 1800;

interface Player {
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
  /** True once the player can be shown, because its styles come with its code. */
  isReady: boolean;
  /** Fetches the next picture ahead of time. */
  fetchNext: () => void;
}

/** Fetches and decodes a picture. If that fails, the browser shows its alternative text later. */
async function fetchPicture(url: string | undefined): Promise<void> {
  if (!url) return;
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}

/**
 * Keeps the state of an example player. A picture is shown after it has been fetched in the page's colour mode, and then the
 * next one is fetched.
 *
 * @param pictures the one before the first step and the one after each; undefined where no window is open
 */
export function usePlayer(pictures: readonly (Screenshot | undefined)[]): Player {
  const [state, dispatch] = useReducer(playerReducer, pictures.length - 1, createPlayerState);
  const [isReady, setReady] = useState(false);
  const {colorMode} = useColorMode();
  const {shown, requested, isPlaying} = state;
  const getPictureUrl = (index: number): string | undefined => pictures[index]?.[colorMode];
  const [requestedUrl, nextUrl] = [getPictureUrl(requested), getPictureUrl(shown + 1)];

  useEffect(() => {
    // The player's styles aren't part of the stylesheet that every page loads.
    void import('./player.css').catch(() => undefined).then(() => setReady(true));
  }, []);

  useEffect(() => {
    if (requested === shown) return;
    let isMounted = true;
    void fetchPicture(requestedUrl).then(() => isMounted && dispatch({type: 'fetched', picture: requested}));
    return () => {
      isMounted = false;
    };
  }, [requested, shown, requestedUrl]);

  useEffect(() => {
    if (shown > 0) void fetchPicture(nextUrl);
  }, [shown, nextUrl]);

  useEffect(() => {
    if (!isPlaying || requested !== shown) return;
    const timer = setTimeout(() => dispatch({type: 'timeUp'}), PICTURE_DURATION);
    return () => clearTimeout(timer);
  }, [isPlaying, requested, shown]);

  return {state, dispatch, isReady, fetchNext: () => void fetchPicture(nextUrl)};
}

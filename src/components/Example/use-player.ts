import {useColorMode} from '@docusaurus/theme-common';
import {type Dispatch, useEffect, useReducer, useState} from 'react';
import type {Screenshot} from '../../lib/program';
import {type PlayerAction, type PlayerState, playerReducer, startOf} from './player-state';

/** Milliseconds for which each picture stays while all are played. */
const PACE = 1800;

interface Player {
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
  /** True once the player can be shown, because its styles come with its code. */
  isReady: boolean;
  /** Fetches the next picture, before it is asked for. */
  fetchNext: () => void;
}

/** Fetches a picture. One that doesn't come leaves its place empty. */
async function fetchPicture(address: string | undefined): Promise<void> {
  if (!address) return;
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
}

/**
 * Keeps which picture of an example is on screen. A picture is shown when it has been fetched, in the colour mode of the
 * page, and the one after it is fetched then.
 *
 * @param pictures the one before the first step and the one after each; undefined where no window is open
 */
export function usePlayer(pictures: readonly (Screenshot | undefined)[]): Player {
  const [state, dispatch] = useReducer(playerReducer, pictures.length - 1, startOf);
  const [isReady, setReady] = useState(false);
  const {colorMode} = useColorMode();
  const {shown, wanted, isPlaying} = state;
  const addressOf = (index: number): string | undefined => pictures[index]?.[colorMode];
  const [wantedAddress, nextAddress] = [addressOf(wanted), addressOf(shown + 1)];

  useEffect(() => {
    let isOn = true;
    // They are no part of the stylesheet that every page has.
    void import('./player.css').catch(() => undefined).then(() => isOn && setReady(true));
    return () => {
      isOn = false;
    };
  }, []);

  useEffect(() => {
    if (wanted === shown) return;
    let isOn = true;
    void fetchPicture(wantedAddress).then(() => isOn && dispatch({type: 'fetched', picture: wanted}));
    return () => {
      isOn = false;
    };
  }, [wanted, shown, wantedAddress]);

  useEffect(() => {
    if (shown > 0) void fetchPicture(nextAddress);
  }, [shown, nextAddress]);

  useEffect(() => {
    if (!isPlaying || wanted !== shown) return;
    const timer = setTimeout(() => dispatch({type: 'timeUp'}), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, wanted, shown]);

  return {state, dispatch, isReady, fetchNext: () => void fetchPicture(nextAddress)};
}

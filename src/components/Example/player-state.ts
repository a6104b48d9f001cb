/** Which picture a player shows: 0 before the first step, 1 after it, and so on. */
export interface PlayerState {
  readonly shown: number;
  /** The picture to show once it has been fetched. */
  readonly wanted: number;
  /** True while the steps are played one after another. */
  readonly isPlaying: boolean;
  /** Number of steps, which is that of the last picture. */
  readonly last: number;
}

export type PlayerAction =
  | {type: 'go'; to: number}
  | {type: 'next'}
  | {type: 'playOrPause'}
  /** A picture has been fetched. */
  | {type: 'fetched'; picture: number}
  /** A picture has been on screen for long enough. */
  | {type: 'timeUp'};

export const startOf = (last: number): PlayerState => ({shown: 0, wanted: 0, isPlaying: false, last});

/** Returns the picture after the one that was asked for last; the first follows the last. */
const following = ({wanted, last}: PlayerState): number => (wanted < last ? wanted + 1 : 0);

export function playerReducer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'go':
      return {...state, isPlaying: false, wanted: Math.max(0, Math.min(action.to, state.last))};
    case 'next':
      return {...state, isPlaying: false, wanted: following(state)};
    case 'playOrPause':
      return state.isPlaying
        ? {...state, isPlaying: false}
        : {...state, isPlaying: true, wanted: following(state)};
    case 'timeUp':
      return state.isPlaying && state.shown === state.wanted ? {...state, wanted: following(state)} : state;
    case 'fetched':
      // Somebody may have gone on before the picture came.
      if (action.picture !== state.wanted) return state;
      return {
        ...state,
        shown: action.picture,
        isPlaying: state.isPlaying && action.picture < state.last,
      };
  }
}

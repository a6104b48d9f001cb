/** The state of an example player. Pictures are numbered: 0 before the first step, 1 after it, and so on. */
export interface PlayerState {
  /** The picture on screen. */
  readonly shown: number;
  /** The picture that somebody requested. It's shown once it has been fetched. */
  readonly requested: number;
  /** True while the steps are played one after another. */
  readonly isPlaying: boolean;
  /** The number of steps, which is also the number of the last picture. */
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

/** Returns the state before the first step. `last` is the number of steps. */
export const createPlayerState = (last: number): PlayerState => ({
  shown: 0,
  requested: 0,
  isPlaying: false,
  last,
});

/** Returns the picture after the requested one, or the first after the last. */
const getNext = ({requested, last}: PlayerState): number => (requested < last ? requested + 1 : 0);

/** Returns the state after an action. */
export function playerReducer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'go':
      return {...state, isPlaying: false, requested: Math.max(0, Math.min(action.to, state.last))};
    case 'next':
      return {...state, isPlaying: false, requested: getNext(state)};
    case 'playOrPause':
      return state.isPlaying
        ? {...state, isPlaying: false}
        : {...state, isPlaying: true, requested: getNext(state)};
    case 'timeUp':
      return state.isPlaying && state.shown === state.requested
        ? {...state, requested: getNext(state)}
        : state;
    case 'fetched':
      // The visitor may have gone on before the picture was loaded.
      if (action.picture !== state.requested) return state;
      return {
        ...state,
        shown: action.picture,
        isPlaying: state.isPlaying && action.picture < state.last,
      };
  }
}

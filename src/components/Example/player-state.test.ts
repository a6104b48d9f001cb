import {expect, test} from 'vitest';
import {createPlayerState, type PlayerAction, type PlayerState, playerReducer} from './player-state';

const stateAfter = (...actions: PlayerAction[]): PlayerState =>
  actions.reduce(playerReducer, createPlayerState(3));
const fetched = (picture: number): PlayerAction => ({type: 'fetched', picture});
const next: PlayerAction = {type: 'next'};
const playOrPause: PlayerAction = {type: 'playOrPause'};
const timeUp: PlayerAction = {type: 'timeUp'};

test('a picture is shown once it has been fetched', () => {
  expect(stateAfter(next)).toMatchObject({shown: 0, requested: 1});
  expect(stateAfter(next, fetched(1))).toMatchObject({shown: 1, requested: 1});
});

test('a picture that loads late does not replace one that was requested after it', () => {
  expect(stateAfter(next, next, fetched(1))).toMatchObject({shown: 0, requested: 2});
  expect(stateAfter(next, next, fetched(2), fetched(1))).toMatchObject({shown: 2});
});

test('the first picture follows the last, and nothing precedes it', () => {
  expect(stateAfter({type: 'go', to: 3}, fetched(3), next, fetched(0))).toMatchObject({shown: 0});
  expect(stateAfter({type: 'go', to: -1})).toMatchObject({requested: 0});
});

test('playing stops at the last picture, and starts over from there', () => {
  const toEnd = [playOrPause, fetched(1), timeUp, fetched(2), timeUp, fetched(3)];
  expect(stateAfter(...toEnd.slice(0, -1))).toMatchObject({shown: 2, isPlaying: true});
  expect(stateAfter(...toEnd)).toMatchObject({shown: 3, isPlaying: false});
  expect(stateAfter(...toEnd, playOrPause)).toMatchObject({requested: 0, isPlaying: true});
});

test('pressing pause or the next step stops playing', () => {
  expect(stateAfter(playOrPause, fetched(1), playOrPause, timeUp)).toMatchObject({
    shown: 1,
    requested: 1,
    isPlaying: false,
  });
  expect(stateAfter(playOrPause, fetched(1), next)).toMatchObject({requested: 2, isPlaying: false});
});

test('a picture that has not loaded yet is not skipped while playing', () => {
  expect(stateAfter(playOrPause, timeUp, timeUp)).toMatchObject({requested: 1});
});

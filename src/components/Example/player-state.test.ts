import {expect, test} from 'vitest';
import {type PlayerAction, type PlayerState, playerReducer, startOf} from './player-state';

const after = (...actions: PlayerAction[]): PlayerState => actions.reduce(playerReducer, startOf(3));
const fetched = (picture: number): PlayerAction => ({type: 'fetched', picture});
const next: PlayerAction = {type: 'next'};
const playOrPause: PlayerAction = {type: 'playOrPause'};
const timeUp: PlayerAction = {type: 'timeUp'};

test('a picture is shown once it has been fetched', () => {
  expect(after(next)).toMatchObject({shown: 0, wanted: 1});
  expect(after(next, fetched(1))).toMatchObject({shown: 1, wanted: 1});
});

test('a picture that comes late does not replace the one that was asked for after it', () => {
  expect(after(next, next, fetched(1))).toMatchObject({shown: 0, wanted: 2});
  expect(after(next, next, fetched(2), fetched(1))).toMatchObject({shown: 2});
});

test('the last picture is followed by the first, and there is none before that', () => {
  expect(after({type: 'go', to: 3}, fetched(3), next, fetched(0))).toMatchObject({shown: 0});
  expect(after({type: 'go', to: -1})).toMatchObject({wanted: 0});
});

test('playing goes on by itself until the last picture, and starts over from there', () => {
  const toEnd = [playOrPause, fetched(1), timeUp, fetched(2), timeUp, fetched(3)];
  expect(after(...toEnd.slice(0, -1))).toMatchObject({shown: 2, isPlaying: true});
  expect(after(...toEnd)).toMatchObject({shown: 3, isPlaying: false});
  expect(after(...toEnd, playOrPause)).toMatchObject({wanted: 0, isPlaying: true});
});

test('a pause and a press end playing', () => {
  expect(after(playOrPause, fetched(1), playOrPause, timeUp)).toMatchObject({
    shown: 1,
    wanted: 1,
    isPlaying: false,
  });
  expect(after(playOrPause, fetched(1), next)).toMatchObject({wanted: 2, isPlaying: false});
});

test('a picture that has not come yet is not skipped while playing', () => {
  expect(after(playOrPause, timeUp, timeUp)).toMatchObject({wanted: 1});
});

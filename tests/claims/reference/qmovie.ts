import {QMovie} from '@nodegui/nodegui';
import type {Claim} from '../claim';

export default [
  {
    symbol: 'QMovie.start',
    statement: 'Without a readable file it stays stopped and emits `error` and `finished`.',
    run() {
      const emitted: string[] = [];
      const movie = new QMovie();
      for (const name of ['error', 'started', 'finished'] as const) {
        movie.addEventListener(name, () => emitted.push(name));
      }
      movie.start();
      return emitted;
    },
    expect: ['error', 'finished'],
  },
] satisfies Claim[];

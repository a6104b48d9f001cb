import {answer} from '../../lib/thread-answers';
import {exampleModule} from './modules';
import type {PicturedExample} from './picture';

answer((programs: PicturedExample[]): Promise<string[]> => Promise.all(programs.map(exampleModule)));

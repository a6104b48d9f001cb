import type {Yoga} from 'yoga-layout/asmjs-sync';

/** Fetches the toolkit's layout engine, which is larger than the rest of the page. */
export const loadYoga = async (): Promise<Yoga> => (await import('yoga-layout/asmjs-sync')).default;

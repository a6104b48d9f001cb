/** `TEST_CASES=all`, which the nightly workflow sets, runs every case of tables that are sampled otherwise. */
export const ALL_CASES = process.env.TEST_CASES === 'all';

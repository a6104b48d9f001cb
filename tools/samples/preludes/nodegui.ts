/** An empty prelude. Samples with it only use the exports of the toolkit, which every prelude makes available. */
export {};

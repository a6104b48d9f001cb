/** Nothing but the toolkit's own names, which every prelude brings into scope. */
export {};

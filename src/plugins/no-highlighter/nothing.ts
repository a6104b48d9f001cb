// Stands in for the highlighter of the theme.
export {};

// Replaces the syntax highlighter of the theme.
export {};

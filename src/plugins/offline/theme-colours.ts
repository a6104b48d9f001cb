/** The value of `--ng-background` in both colour modes (`src/css/tokens.css`), which browsers use around the page. */
export const THEME_COLOURS = {light: '#fbfbf8', dark: '#131614'};

/** Stands in for `@docusaurus/theme-common/internal` in unit tests. They set whether the menu of a phone is open. */
export const mobileSidebar = {shown: true, toggle: () => undefined};

export const useNavbarMobileSidebar = () => mobileSidebar;

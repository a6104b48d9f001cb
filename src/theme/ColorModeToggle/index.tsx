import {useColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';

/**
 * A plain switch between light and dark. The original cycles through a third state, "system"; here the
 * system is followed until the visitor chooses, and a choice is one of the two that can be seen.
 */
export default function TwoStateColorModeToggle(props: Props) {
  const {colorMode} = useColorMode();
  return <ColorModeToggle {...props} respectPrefersColorScheme={false} value={colorMode} />;
}

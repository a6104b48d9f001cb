import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot';
import DocRoot from '@theme-original/DocRoot';
import type {ReactNode} from 'react';

/** Passes only the route of the current page to the original, which compares each route with the address several times. */
export default function CurrentDocRoot({route, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const currentRoutes = route.routes?.filter(({path}) => path === pathname) ?? [];
  // An address can be written in other ways, for example with a slash at its end. Then the original has to find the route.
  return <DocRoot {...props} route={currentRoutes.length > 0 ? {...route, routes: currentRoutes} : route} />;
}

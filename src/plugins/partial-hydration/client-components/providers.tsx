import type {useHistory} from '@docusaurus/router';
import {ColorModeProvider, ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import {Router} from 'react-router-dom';

interface Props {
  /** The history that the whole site shares. */
  history: ReturnType<typeof useHistory>;
  children: ReactNode;
}

/** Provides the contexts that every component has in Docusaurus, except those of a page or its chrome. */
export function ClientProviders({history, children}: Props): ReactNode {
  return (
    <Router history={history}>
      <ColorModeProvider>
        <ScrollControllerProvider>{children}</ScrollControllerProvider>
      </ColorModeProvider>
    </Router>
  );
}

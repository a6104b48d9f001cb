import {createRequire} from 'node:module';
import './open-files';

const {postFileOpen} = createRequire(import.meta.url)('./build/Release/post_file_open.node') as {
  postFileOpen: (url: string) => void;
};

// Both events are for the application, as on macOS.
postFileOpen('my-app://today');
postFileOpen('file:///Users/ada/Green%20tea.hello');

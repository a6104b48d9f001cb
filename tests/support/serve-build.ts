import {serve} from './serve';

const [root = 'build', port = '4173', baseUrl = '/'] = process.argv.slice(2);

// Browsers keep files of GitHub Pages for ten minutes.
void serve({root, port: Number(port), baseUrl, compress: true, maxAge: 600}).then(() =>
  console.log(`${root} is served at http://localhost:${port}${baseUrl}`),
);

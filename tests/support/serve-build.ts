import {serve} from './serve';

const [root = 'build', port = '4173', baseUrl = '/'] = process.argv.slice(2);

serve({root, port: Number(port), baseUrl, compress: true}).then(() =>
  console.log(`${root} is served at http://localhost:${port}${baseUrl}`),
);

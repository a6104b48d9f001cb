import * as nodegui from '@nodegui/nodegui';

const classes = Object.entries(nodegui).filter(([, value]) => /^class /.test(String(value)));
for (const [name, {name: actualName}] of classes as [string, {name: string}][]) {
  if (actualName !== name) console.log(`${name} is called ${actualName}`);
}

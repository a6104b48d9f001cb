import {expect, test} from 'vitest';
import {toQtEnumName} from '../../src/lib/qt-enums';
import {readApi} from '../../src/plugins/api-reference/files';
import {runCompiler} from '../../toolkit/compile-addon';
import {createIncludeFlags} from '../../toolkit/qt-install';

test('X-05 every enum has the name in Qt that its page links to', async () => {
  const names = readApi('.').symbols.flatMap(({kind, name, file}) =>
    kind === 'enum' ? [toQtEnumName(name, file)] : [],
  );
  // Each class has a header of its name. The headers of all modules would take twice as long to compile.
  const headers = new Set(names.map((name) => name.split('::')[0]));
  const program = [...headers, 'type_traits']
    .map((header) => `#include <${header}>`)
    .concat(names.map((name) => `static_assert(std::is_enum_v<${name}>);`));
  const flags = ['-std=c++17', '-fPIC', '-w', '-fsyntax-only', ...createIncludeFlags(), '-xc++', '-'];
  await runCompiler('c++', flags, {input: program.join('\n')});
  expect(names).toContain('QMessageBox::ButtonRole');
});

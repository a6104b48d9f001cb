import type {Block, Problem} from './blocks';

const LANGUAGES = new Set(['bash', 'sh', 'shell', 'zsh', 'powershell']);

export const isShell = (block: Block): boolean => LANGUAGES.has(block.language);

/** Names that the commands of a page may use. */
export interface KnownNames {
  /** Scripts of the `package.json` that the page is about. */
  scripts: Set<string>;
  /** Packages and commands of the npm registry. */
  packages: Set<string>;
}

/** Commands of Yarn and pnpm that are not scripts. */
const BUILT_IN_COMMANDS = new Set(
  'add config create dlx exec import info init install list outdated pack publish remove run set up upgrade why'.split(
    ' ',
  ),
);

const KNOWN_NAMES_FILE = 'tools/samples/shell.yaml';

/** Checks that `npm run`, `npm install` and similar commands name scripts and packages that exist. */
export function checkShell(block: Block, knownNames: KnownNames): Problem[] {
  return block.code.split('\n').flatMap((line, index) => {
    const messages = splitCommands(line).flatMap((words) => checkCommand(words, knownNames));
    return messages.map((message) => ({
      file: block.file,
      line: block.line + 1 + index,
      column: (block.indents[index] ?? 0) + 1,
      message,
    }));
  });
}

/** Returns the words of each command in a line, without comments and prompts. */
function splitCommands(line: string): string[][] {
  const commands = line.replace(/(^|\s)#.*$/, '').split(/&&|\|\||[;|]/);
  return commands.map((command) =>
    command
      .trim()
      .replace(/^(\$|>|PS>)\s+/, '')
      .split(/\s+/),
  );
}

/** Returns a message for each name in a command that doesn't exist. */
function checkCommand(words: string[], knownNames: KnownNames): string[] {
  const [tool, ...parameters] = words.filter((word) => !/^\w+=/.test(word));
  const [verb = '', ...names] = parameters.filter((word) => !word.startsWith('-'));
  const checkScript = (name: string) =>
    knownNames.scripts.has(name)
      ? []
      : [`There is no script "${name}" (other scripts of an app: ${KNOWN_NAMES_FILE}).`];
  const checkPackages = (packageNames: string[]) =>
    packageNames
      .map((name) => name.replace(/(?<=.)@[^/]*$/, ''))
      .filter((name) => /^@?[a-z]/.test(name) && !/:|\.tgz$/.test(name) && !knownNames.packages.has(name))
      .map((name) => `Package "${name}" is not among those known to exist (${KNOWN_NAMES_FILE}).`);

  if (tool === 'npx') return checkPackages(verb ? [verb] : []);
  if (tool !== 'npm' && tool !== 'yarn' && tool !== 'pnpm') return [];
  if (verb === 'run' || verb === 'run-script') return names[0] ? checkScript(names[0]) : [];
  if (verb === 'start' || verb === 'test') return checkScript(verb);
  if (verb === 'dlx' || verb === 'exec') return checkPackages(names.slice(0, 1));
  if (['install', 'i', 'add', 'uninstall', 'remove', 'rebuild'].includes(verb)) return checkPackages(names);
  return tool === 'yarn' && verb !== '' && !BUILT_IN_COMMANDS.has(verb) ? checkScript(verb) : [];
}

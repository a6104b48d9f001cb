import qtEnumNames from './qt-enum-names.json';

/** Name of an enum in NodeGUI → its qualified name in Qt, for enums whose name or scope differs in Qt. */
const QUALIFIED_QT_NAMES: Readonly<Record<string, string>> = qtEnumNames;

/**
 * Returns the name that an enum of NodeGUI has in Qt, such as `Qt::AlignmentFlag` or `QMessageBox::ButtonRole`.
 *
 * @param name the name that NodeGUI declares
 * @param file the file that declares it, relative to the package
 */
export function toQtEnumName(name: string, file: string): string {
  const scope = file.includes('/QtEnums/') ? 'Qt' : (/(\w+)\.(?:d\.ts|js)$/.exec(file)?.[1] ?? 'Qt');
  return QUALIFIED_QT_NAMES[name] ?? `${scope}::${name}`;
}

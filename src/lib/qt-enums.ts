/** Name of an enum in NodeGUI → its qualified name in Qt, for enums whose name or scope differs in Qt. */
const QUALIFIED_QT_NAMES: Readonly<Record<string, string>> = {
  AcceptMode: 'QFileDialog::AcceptMode',
  DialogCode: 'QDialog::DialogCode',
  DialogLabel: 'QFileDialog::DialogLabel',
  Direction: 'QBoxLayout::Direction',
  FileMode: 'QFileDialog::FileMode',
  ImageReaderError: 'QImageReader::ImageReaderError',
  InputDialogOptions: 'QInputDialog::InputDialogOption',
  ListViewMode: 'QListView::ViewMode',
  Option: 'QFileDialog::Option',
  PointerType: 'QPointingDevice::PointerType',
  QAbstractItemViewSelectionBehavior: 'QAbstractItemView::SelectionBehavior',
  QClipboardMode: 'QClipboard::Mode',
  QFontCapitalization: 'QFont::Capitalization',
  QFontStretch: 'QFont::Stretch',
  QFontWeight: 'QFont::Weight',
  QHeaderViewResizeMode: 'QHeaderView::ResizeMode',
  QIconMode: 'QIcon::Mode',
  QIconState: 'QIcon::State',
  QImageFormat: 'QImage::Format',
  QImageInvertMode: 'QImage::InvertMode',
  QMessageBoxIcon: 'QMessageBox::Icon',
  QProgressBarDirection: 'QProgressBar::Direction',
  QSettingsFormat: 'QSettings::Format',
  QSettingsScope: 'QSettings::Scope',
  QSizePolicyPolicy: 'QSizePolicy::Policy',
  QSizePolicyPolicyFlag: 'QSizePolicy::PolicyFlag',
  QStylePixelMetric: 'QStyle::PixelMetric',
  QSystemTrayIconActivationReason: 'QSystemTrayIcon::ActivationReason',
  QTextEditLineWrapMode: 'QTextEdit::LineWrapMode',
  QTextOptionWrapMode: 'QTextOption::WrapMode',
  ScrollHint: 'QAbstractItemView::ScrollHint',
  SizeAdjustPolicy: 'QComboBox::SizeAdjustPolicy',
  StackingMode: 'QStackedLayout::StackingMode',
  TabBarShape: 'QTabBar::Shape',
  TabPosition: 'QTabWidget::TabPosition',
  TabletDevice: 'QInputDevice::DeviceType',
  ViewMode: 'QFileDialog::ViewMode',
  Visibility: 'QWindow::Visibility',
  WidgetEventTypes: 'QEvent::Type',
  WrapMode: 'QTextOption::WrapMode',
};

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

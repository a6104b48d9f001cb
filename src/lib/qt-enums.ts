/** Enums that have another name or scope in Qt: name in NodeGUI → qualified name in Qt. */
const ELSEWHERE: Readonly<Record<string, string>> = {
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
 * @param name as NodeGUI declares it
 * @param file that declares it, relative to the package
 */
export function toQtEnumName(name: string, file: string): string {
  const beside = file.includes('/QtEnums/') ? 'Qt' : (/(\w+)\.(?:d\.ts|js)$/.exec(file)?.[1] ?? 'Qt');
  return ELSEWHERE[name] ?? `${beside}::${name}`;
}

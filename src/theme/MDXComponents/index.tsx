import MDXComponents from '@theme-original/MDXComponents';
import ApiTable from '../../components/ApiTable';
import Example from '../../components/Example';
import MemberFilter from '../../components/MemberFilter';
import ReleaseComparison from '../../components/ReleaseComparison';
import ScrollTable from '../../components/ScrollTable';
import SymbolFilter from '../../components/SymbolFilter';

/** The components that every page can use without importing them. */
export default {
  ...MDXComponents,
  table: ScrollTable,
  ApiTable,
  Example,
  MemberFilter,
  ReleaseComparison,
  SymbolFilter,
};

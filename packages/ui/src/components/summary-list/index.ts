export {
  ChangeLink,
  type ChangeLinkProps,
  SummaryList,
  type SummaryListProps,
  type SummaryRow,
} from './summary-list.tsx';

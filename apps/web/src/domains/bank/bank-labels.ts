import { plural } from '@cleaning/contract/rules';
import { company } from '@cleaning/company';
import type { BankStatement, MatchAgreement, MatchDifference } from '@cleaning/contract/bank';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';

const STEPS = [{ label: 'Upload' }, { label: 'Match' }, { label: 'Result' }];

/** The steps of an import; a file whose columns staff choose has one more. */
export const listImportSteps = (hasChosenColumns: boolean) =>
  hasChosenColumns ? STEPS.toSpliced(1, 0, { label: 'Columns' }) : STEPS;

/** The accounts of the company, as choices. */
export const ACCOUNTS = [company.bank, ...company.bank.otherAccounts].map(
  ({ accountName, bsb, accountNumber }) => ({
    value: accountNumber,
    label: `${accountName}, BSB ${bsb}, ending ${accountNumber.slice(-4)}`,
  }),
);

/** "Blue Wren Cleaning, BSB 000-000, ending 4417". */
export const nameOfAccount = (number: string): string =>
  ACCOUNTS.find(({ value }) => value === number)?.label ?? number;

/** "16 Nov 2026 to 23 Nov 2026". */
export const formatStatementPeriod = ({ from, to }: Pick<BankStatement, 'from' | 'to'>): string =>
  from === to
    ? formatPlainDate(from, 'medium')
    : `${formatPlainDate(from, 'medium')} to ${formatPlainDate(to, 'medium')}`;

type Amounts = readonly { readonly amount_cents: number }[];

/** The sum of rows, in cents. */
export const sumCents = (rows: Amounts): number =>
  rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0);

/** The sum of rows: "$843.90". */
export const formatSum = (rows: Amounts): string => formatMoney(sumCents(rows));

/** The state of a statement's rows: "4 rows in, all matched". */
export function describeStatement(statement: BankStatement): string {
  const { row_count: rows, open_count: open, used_count: used, matched_count: matched } = statement;
  if (rows === 0 && used === 0) return 'No money came in';
  if (rows === 0) {
    const isOpen = statement.finished_at === null;
    return `Every row was in an earlier file${isOpen ? ', to finish' : ''}`;
  }
  const count = `${plural(rows, 'row')} in`;
  if (open > 0) return `${count}, ${open} to decide`;
  if (statement.finished_at === null) return `${count}, to finish`;
  return matched === rows ? `${count}, all matched` : `${count}, ${matched} matched`;
}

export const AGREEMENTS: Readonly<Record<MatchAgreement, string>> = {
  reference: 'Reference',
  number: 'Number',
  amount: 'Amount',
  name: 'Name',
};

const DIFFERENCES: Readonly<Record<Exclude<MatchDifference, 'less' | 'more'>, string>> = {
  no_reference: 'No reference',
  other_name: 'Other name',
  with_ndia: 'With the NDIA',
  before_issue: 'Before the invoice',
  paid_already: 'Paid already',
  other_row: 'Another row pays it',
  no_invoice: 'No invoice',
};

/** @param cents the difference between the received and the owed amount. */
export function describeDifference(difference: MatchDifference, cents: number): string {
  if (difference === 'less' || difference === 'more') {
    return `${formatMoney(Math.abs(cents))} ${difference}`;
  }
  return DIFFERENCES[difference];
}

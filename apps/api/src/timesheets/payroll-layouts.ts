import type { PayrollLayout } from '@cleaning/contract/timesheets/rules';
import { day, type Layout } from '../bookkeeping/layout.ts';

/** The hours of one kind of a cleaner on one day. */
export interface PayrollRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly date: string;
  readonly kind: 'work' | 'travel' | 'extra';
  /** With two decimals. */
  readonly hours: string;
  /** What extra time was for; empty for other rows. */
  readonly notes: string;
}

type Names = Readonly<Record<PayrollRow['kind'], string>>;

/**
 * Earnings rates by their names in Xero: "Ordinary Hours" is there from the start, and "Travel" is to
 * be made once.
 */
const XERO_RATES: Names = { work: 'Ordinary Hours', extra: 'Ordinary Hours', travel: 'Travel' };

/** Payroll categories by their names in MYOB: "Base Hourly" is there, and "Travel" is to be made. */
const MYOB_CATEGORIES: Names = { work: 'Base Hourly', extra: 'Base Hourly', travel: 'Travel' };

/**
 * Xero Payroll in Australia has no import of its own: it takes timesheets over its API, through apps
 * from its store. These are the columns of UpSheets, one row a person, day and earnings rate
 * (help.upsheets.com, "File formats for timesheets, leave and payslips (Australia)", 2026).
 */
const XERO: Layout<PayrollRow> = {
  headings: ['first_name', 'last_name', 'date', 'hours', 'type'],
  cellsOf: ({ firstName, lastName, date, hours, kind }) => [
    firstName,
    lastName,
    day(date),
    hours,
    XERO_RATES[kind],
  ],
};

/**
 * The fields of File > Import/Export > Timesheets in MYOB AccountRight, in their order
 * (help.myob.com, "Import and export fields", Timesheets). Employees are found by last and first
 * name, as on their cards; job and customer stay empty.
 */
const MYOB: Layout<PayrollRow> = {
  headings: [
    'Emp. Co./Last Name',
    'Emp. First Name',
    'Payroll Category',
    'Job',
    'Cust. Co./Last Name',
    'Cust. First Name',
    'Notes',
    'Date',
    'Units',
  ],
  cellsOf: ({ firstName, lastName, date, hours, kind, notes }) => [
    // A person with one name has a card with a last name alone.
    lastName === '' ? firstName : lastName,
    lastName === '' ? '' : firstName,
    MYOB_CATEGORIES[kind],
    '',
    '',
    '',
    notes,
    day(date),
    hours,
  ],
};

export const PAYROLL_FILES: Readonly<Record<PayrollLayout, Layout<PayrollRow>>> = {
  xero: XERO,
  myob: MYOB,
};

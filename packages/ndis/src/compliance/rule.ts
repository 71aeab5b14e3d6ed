import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { isPlainDate } from '../calendar/plain-date.ts';
import type { CheckedLine, InvoiceFacts, PlanManagement } from './facts.ts';

/** An error prevents issuing the invoice; a warning asks staff to check. */
export const CHECK_SEVERITIES = ['error', 'warning'] as const;

export type CheckSeverity = (typeof CHECK_SEVERITIES)[number];

/** The result of a rule: it holds, it fails, or it does not apply. */
export const CHECK_STATUSES = ['pass', 'fail', 'skip'] as const;

export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** The outcome of a rule. A passed rule needs no message, because its title states what holds. */
export type Outcome =
  | { readonly status: 'pass' }
  | { readonly status: 'skip'; readonly message: string }
  | {
      readonly status: 'fail';
      readonly message: string;
      /** The field to look at, by its name in the API. */
      readonly field: string;
      /** Set only when it differs from the severity of the rule. */
      readonly severity?: CheckSeverity;
      readonly lineId?: string;
    };

/** One severity for all invoices, or one for each plan management. */
export type SeverityRule = CheckSeverity | Readonly<Record<PlanManagement, CheckSeverity>>;

interface RuleBase<Id extends string> {
  readonly id: Id;
  /** What holds when the rule passes, as a sentence. */
  readonly title: string;
  readonly severity: SeverityRule;
}

/** A rule about an invoice as a whole. */
export interface InvoiceRule<Id extends string = string> extends RuleBase<Id> {
  readonly scope: 'invoice';
  readonly check: (facts: InvoiceFacts) => Outcome;
}

/** A rule for every line of an invoice. */
export interface LineRule<Id extends string = string> extends RuleBase<Id> {
  readonly scope: 'line';
  readonly check: (line: CheckedLine, facts: InvoiceFacts) => Outcome;
}

export type ComplianceRule = InvoiceRule | LineRule;

/** Defines a rule and keeps its id as a literal type, so that the ids form a closed set. */
export function invoiceRule<const Id extends string>(
  id: Id,
  title: string,
  severity: SeverityRule,
  check: InvoiceRule['check'],
): InvoiceRule<Id> {
  return { id, title, severity, scope: 'invoice', check };
}

export function lineRule<const Id extends string>(
  id: Id,
  title: string,
  severity: SeverityRule,
  check: LineRule['check'],
): LineRule<Id> {
  return { id, title, severity, scope: 'line', check };
}

export const PASS: Outcome = { status: 'pass' };

export const skip = (message: string): Outcome => ({ status: 'skip', message });

/** @param message the problem, why it matters, and what to do. */
export const fail = (
  field: string,
  message: string,
  extra: { readonly severity?: CheckSeverity; readonly lineId?: string } = {},
): Outcome => ({ status: 'fail', field, message, ...extra });

/** Passes where the condition holds. */
export const passIf = (condition: boolean, field: string, message: string): Outcome =>
  condition ? PASS : fail(field, message);

/**
 * An error when another party pays from the plan; only a warning for a participant who pays
 * themselves.
 */
export const UNLESS_SELF_MANAGED = { agency: 'error', plan: 'error', self: 'warning' } as const;

/** The Sydney date of the check. */
export const todayOf = ({ checkedAt }: InvoiceFacts): string => sydneyDateOf(checkedAt);

/** Whether there is a date, and it exists in the calendar. */
export const isDate = (date: string | null): date is string => date !== null && isPlainDate(date);

/** A date in reading format; other text is returned unchanged. */
export const showDay = (date: string): string =>
  isPlainDate(date) ? formatPlainDate(date, 'medium') : date;

/** The service dates of an invoice, sorted and without repetitions. */
export const serviceDatesOf = ({ lines }: InvoiceFacts): string[] =>
  [...new Set(lines.flatMap(({ serviceFrom, serviceTo }) => [serviceFrom, serviceTo]))]
    .filter(isDate)
    .toSorted();

/** Whether a text is not empty. */
export const isPresent = (text: string | null): text is string =>
  text !== null && text.trim() !== '';

import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { isPlainDate } from '../calendar/plain-date.ts';
import type { CheckedLine, InvoiceFacts, PlanManagement } from './facts.ts';

/** An error keeps an invoice from being issued; a warning asks staff to look. */
export const CHECK_SEVERITIES = ['error', 'warning'] as const;

export type CheckSeverity = (typeof CHECK_SEVERITIES)[number];

/** What came of one rule: it holds, it does not, or it does not apply. */
export const CHECK_STATUSES = ['pass', 'fail', 'skip'] as const;

export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** What a rule says. A rule that holds needs no words: its own do. */
export type Outcome =
  | { readonly status: 'pass' }
  | { readonly status: 'skip'; readonly message: string }
  | {
      readonly status: 'fail';
      readonly message: string;
      /** What to look at, as the API calls it. */
      readonly field: string;
      /** Only where it is not the severity of the rule. */
      readonly severity?: CheckSeverity;
      readonly lineId?: string;
    };

/** One severity for all, or one for each way in which a plan is managed. */
export type SeverityRule = CheckSeverity | Readonly<Record<PlanManagement, CheckSeverity>>;

interface RuleBase<Id extends string> {
  readonly id: Id;
  /** What holds where the rule passes, as a sentence. */
  readonly title: string;
  readonly severity: SeverityRule;
}

/** A rule about an invoice as a whole. */
export interface InvoiceRule<Id extends string = string> extends RuleBase<Id> {
  readonly scope: 'invoice';
  readonly check: (facts: InvoiceFacts) => Outcome;
}

/** A rule that every line is held to. */
export interface LineRule<Id extends string = string> extends RuleBase<Id> {
  readonly scope: 'line';
  readonly check: (line: CheckedLine, facts: InvoiceFacts) => Outcome;
}

export type ComplianceRule = InvoiceRule | LineRule;

/** Keeps the id of a rule as a literal, so that the list of ids is a closed vocabulary. */
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

/** @param message what is wrong, why that matters, and what to do. */
export const fail = (
  field: string,
  message: string,
  extra: { readonly severity?: CheckSeverity; readonly lineId?: string } = {},
): Outcome => ({ status: 'fail', field, message, ...extra });

/** Passes where the condition holds. */
export const passIf = (condition: boolean, field: string, message: string): Outcome =>
  condition ? PASS : fail(field, message);

/** An error for plans that another party pays for; a participant who pays themselves is only warned. */
export const UNLESS_SELF_MANAGED = { agency: 'error', plan: 'error', self: 'warning' } as const;

/** The day of the check in Sydney. */
export const todayOf = ({ checkedAt }: InvoiceFacts): string => sydneyDateOf(checkedAt);

/** Whether there is a date, and it is a day of the calendar. */
export const isDate = (date: string | null): date is string => date !== null && isPlainDate(date);

/** A date as people write it; text that is no date is shown as it is. */
export const showDay = (date: string): string =>
  isPlainDate(date) ? formatPlainDate(date, 'medium') : date;

/** The service dates of an invoice, each once, in order. */
export const serviceDatesOf = ({ lines }: InvoiceFacts): string[] =>
  [...new Set(lines.flatMap(({ serviceFrom, serviceTo }) => [serviceFrom, serviceTo]))]
    .filter(isDate)
    .toSorted();

/** Whether text has anything in it. */
export const isPresent = (text: string | null): text is string =>
  text !== null && text.trim() !== '';

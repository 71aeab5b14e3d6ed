/**
 * The file in which a registered provider claims from agency-managed plans, as the agency described it
 * on a day. When it describes another one, add a format beside this and let {@link FORMATS} say from
 * when it is used; files that were made stay as they are.
 */
export interface BulkPaymentFormat {
  /** The day of the description: what a batch says it was written by. */
  readonly version: string;
  /** From which day on new files are written so. */
  readonly usedFrom: string;
  readonly columns: readonly BulkPaymentColumn[];
  /** How many rows one file may have, without its header. */
  readonly maxRows: number;
  /** How long its name may be, with its ending. */
  readonly maxFileNameLength: number;
}

/** The name of a column, and which of a row's values stands in it; null leaves it blank. */
export type BulkPaymentColumn = readonly [name: string, value: BulkPaymentValue | null];

export type BulkPaymentValue =
  | 'registrationNumber'
  | 'ndisNumber'
  | 'supportsDeliveredFrom'
  | 'supportsDeliveredTo'
  | 'supportNumber'
  | 'claimReference'
  | 'quantity'
  | 'unitPrice'
  | 'gstCode'
  | 'claimType'
  | 'cancellationReason'
  | 'abn';

const FORMAT_2026: BulkPaymentFormat = {
  version: '2026-11-21',
  usedFrom: '2000-01-01',
  columns: [
    ['RegistrationNumber', 'registrationNumber'],
    ['NDISNumber', 'ndisNumber'],
    ['SupportsDeliveredFrom', 'supportsDeliveredFrom'],
    ['SupportsDeliveredTo', 'supportsDeliveredTo'],
    ['SupportNumber', 'supportNumber'],
    ['ClaimReference', 'claimReference'],
    ['Quantity', 'quantity'],
    // Hours are a quantity with decimals; a row may not have both.
    ['Hours', null],
    ['UnitPrice', 'unitPrice'],
    ['GSTCode', 'gstCode'],
    ['AuthorisedBy', null],
    ['ParticipantApproved', null],
    ['InKindFundingProgram', null],
    ['ClaimType', 'claimType'],
    ['CancellationReason', 'cancellationReason'],
    ['ABN of Support Provider', 'abn'],
  ],
  maxRows: 5000,
  maxFileNameLength: 19,
};

/** Every format, the newest last. */
const FORMATS: readonly [BulkPaymentFormat, ...BulkPaymentFormat[]] = [FORMAT_2026];

/** The format in which files are written on a day. */
export function bulkPaymentFormatOn(date: string): BulkPaymentFormat {
  return FORMATS.findLast(({ usedFrom }) => usedFrom <= date) ?? FORMATS[0];
}

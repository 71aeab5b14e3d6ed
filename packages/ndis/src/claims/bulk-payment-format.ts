/**
 * The file format in which a registered provider claims from agency-managed plans, as the agency
 * describes it. When the agency publishes a new description, add a format and its first day to
 * {@link FORMATS}; existing files stay unchanged.
 */
export interface BulkPaymentFormat {
  /** The date of the agency's description, which is stored with each batch. */
  readonly version: string;
  /** The first day on which new files use this format. */
  readonly usedFrom: string;
  readonly columns: readonly BulkPaymentColumn[];
  /** The most rows of one file, without its header. */
  readonly maxRows: number;
  /** The longest file name, including the extension. */
  readonly maxFileNameLength: number;
}

/** The name of a column, and the value of a row that goes into it; null leaves it blank. */
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
    // Hours are given as a quantity with decimals, and a row may not have both.
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

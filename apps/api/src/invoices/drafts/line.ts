import type { linePatch, lineRequest } from '@cleaning/contract/invoices';
import type { GstCode, InvoiceKind } from '@cleaning/contract/invoices/rules';
import { lineAmount, regionOfMonash } from '@cleaning/ndis';
import { gstIncludedIn } from '@cleaning/pricing';
import type { z } from 'zod';
import { refuseField } from '../../core/http/api-error.ts';
import type { LineRow, NewLine } from '../line-repository.ts';

export type LineRequest = z.output<typeof lineRequest>;
export type LinePatch = z.output<typeof linePatch>;

/** The totals of an invoice's lines, in cents. */
export interface Sums {
  readonly subtotalCents: number;
  readonly gstCents: number;
  readonly totalCents: number;
}

/** The largest amount of a line or an invoice, in cents: a million dollars. */
const MAX_TOTAL_CENTS = 1_000_000_00;

const NDIS_ONLY =
  'This is for NDIS supports only. Put them on an NDIS invoice, apart from private extras.';

/**
 * A line as it is stored, with its amounts worked out.
 *
 * @throws ApiError `validation_failed` when the line does not fit the kind of invoice.
 */
export function newLine(
  request: LineRequest,
  { kind, isGstRegistered }: { kind: InvoiceKind; isGstRegistered: boolean },
): Omit<NewLine, 'invoiceId'> {
  const dateFrom = request.service_date_from ?? null;
  assertGst(request.gst_code, isGstRegistered);
  return finishedLine({
    kind,
    description: request.description,
    quantityHundredths: Math.round(request.quantity * 100),
    unit: request.unit ?? 'E',
    unitPriceCents: request.unit_price_cents,
    gstCode: request.gst_code ?? usualGstCode(kind, isGstRegistered),
    serviceDateFrom: dateFrom,
    serviceDateTo: request.service_date_to ?? dateFrom,
    startTime: request.start_time ?? null,
    endTime: request.end_time ?? null,
    appointmentId: null,
    supportItemNumber: request.support_item_number ?? null,
    region: request.region ?? regionOf(request.mmm) ?? (kind === 'ndis' ? 'standard' : null),
    mmm: request.mmm ?? null,
    kilometreTenths: tenthsOf(request.kilometres) ?? null,
    claimType: request.claim_type ?? '',
    cancellationReason: request.cancellation_reason ?? null,
    cancellationNoticeAt: toDate(request.cancellation_notice_at) ?? null,
    noOtherWorkFound: request.no_other_work_found ?? null,
  });
}

/**
 * The columns of a line that a patch changes, with the amounts worked out again.
 *
 * @throws ApiError `validation_failed` when the line would not fit the kind of invoice.
 */
export function changedLine(
  row: LineRow,
  patch: LinePatch,
  { isGstRegistered }: { isGstRegistered: boolean },
): Omit<NewLine, 'invoiceId'> {
  assertGst(patch.gst_code, isGstRegistered);
  const { id: _id, position: _position, invoiceId: _invoiceId, ...seen } = row;
  const given = {
    description: patch.description,
    quantityHundredths: patch.quantity === undefined ? undefined : Math.round(patch.quantity * 100),
    unit: patch.unit,
    unitPriceCents: patch.unit_price_cents,
    gstCode: patch.gst_code,
    serviceDateFrom: patch.service_date_from,
    serviceDateTo: patch.service_date_to ?? lastDayWith(row, patch.service_date_from),
    startTime: patch.start_time,
    endTime: patch.end_time,
    supportItemNumber: patch.support_item_number,
    region: patch.region ?? regionOf(patch.mmm),
    mmm: patch.mmm,
    kilometreTenths: tenthsOf(patch.kilometres),
    claimType: patch.claim_type,
    cancellationReason: patch.cancellation_reason,
    cancellationNoticeAt: toDate(patch.cancellation_notice_at),
    noOtherWorkFound: patch.no_other_work_found,
  };
  return finishedLine({ ...seen, ...withoutAbsent(given) });
}

/**
 * The totals of some lines. Each line has its own rounded GST, so the totals need no rounding.
 *
 * @throws ApiError `validation_failed` when the total is above the limit of an invoice.
 */
export function sumsOf(lines: readonly Pick<LineRow, 'amountCents' | 'gstCents'>[]): Sums {
  const totalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const gstCents = lines.reduce((sum, line) => sum + line.gstCents, 0);
  assertBelowLimit(totalCents);
  return { subtotalCents: totalCents - gstCents, gstCents, totalCents };
}

type Unfinished = Omit<LineRow, 'id' | 'position' | 'invoiceId' | 'amountCents' | 'gstCents'>;

function finishedLine(line: Unfinished): Omit<NewLine, 'invoiceId'> {
  assertSuitsKind(line);
  assertDates(line);
  const amountCents = lineAmount(line.quantityHundredths, line.unitPriceCents);
  assertBelowLimit(amountCents);
  return {
    ...line,
    amountCents,
    gstCents: line.gstCode === 'P1' ? gstIncludedIn(amountCents) : 0,
  };
}

/** For a support of one day, the last day moves with the first. */
const lastDayWith = (row: LineRow, dateFrom: string | null | undefined) =>
  row.serviceDateFrom === row.serviceDateTo ? dateFrom : undefined;

const usualGstCode = (kind: InvoiceKind, isGstRegistered: boolean): GstCode => {
  if (kind === 'ndis') return 'P2';
  return isGstRegistered ? 'P1' : 'P5';
};

function assertGst(code: GstCode | undefined, isGstRegistered: boolean): void {
  if (code !== 'P1' || isGstRegistered) return;
  throw refuseField(
    'gst_code',
    'The company is not registered for GST, so a line cannot be taxable. Choose P2 or P5.',
  );
}

function assertSuitsKind(line: Unfinished): void {
  if (line.kind === 'ndis') {
    if (line.serviceDateFrom === null) {
      throw refuseField('service_date_from', 'Enter the day of the support.');
    }
    if (line.mmm !== null && line.region !== regionOfMonash(line.mmm)) {
      throw refuseField('region', 'The region and the Modified Monash category do not agree.');
    }
    return;
  }
  const wrong = Object.entries({
    support_item_number: line.supportItemNumber,
    mmm: line.mmm,
    region: line.region,
    kilometres: line.kilometreTenths,
    claim_type: line.claimType === '' ? null : line.claimType,
    cancellation_reason: line.cancellationReason,
    cancellation_notice_at: line.cancellationNoticeAt,
    no_other_work_found: line.noOtherWorkFound,
  }).find(([, value]) => value !== null);
  if (wrong !== undefined) throw refuseField(wrong[0], NDIS_ONLY);
}

function assertDates({ serviceDateFrom: from, serviceDateTo: to }: Unfinished): void {
  if (from === null && to !== null) {
    throw refuseField('service_date_from', 'Enter the first day as well.');
  }
  if (from !== null && to === null) {
    throw refuseField('service_date_to', 'Enter the last day as well.');
  }
  if (from !== null && to !== null && to < from) {
    throw refuseField('service_date_to', 'The last day cannot be before the first.');
  }
}

function assertBelowLimit(cents: number): void {
  if (cents > MAX_TOTAL_CENTS) {
    throw refuseField(
      'quantity',
      'The lines of an invoice come to $1,000,000 or less. Put the rest on another invoice.',
    );
  }
}

/** The price region of a Modified Monash category, if one is given. */
const regionOf = (mmm: LineRequest['mmm']) =>
  mmm === null || mmm === undefined ? undefined : regionOfMonash(mmm);

const tenthsOf = (kilometres: number | null | undefined): number | null | undefined =>
  typeof kilometres === 'number' ? Math.round(kilometres * 10) : kilometres;

const toDate = (instant: string | null | undefined): Date | null | undefined =>
  typeof instant === 'string' ? new Date(instant) : instant;

/** Removes the fields that a patch leaves out, so that they do not change. */
function withoutAbsent<Given extends object>(
  given: Given,
): {
  [Key in keyof Given]?: Exclude<Given[Key], undefined>;
} {
  // Only keys with a value remain, as the type states.
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as ReturnType<typeof withoutAbsent<Given>>;
}

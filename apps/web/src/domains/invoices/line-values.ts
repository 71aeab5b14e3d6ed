import type { InvoiceLine } from '@cleaning/contract/invoices';
import {
  CANCELLATION_REASON_NAMES,
  CLAIM_TYPE_NAMES,
  CLAIM_TYPES,
  CANCELLATION_REASONS,
  type InvoiceKind,
} from '@cleaning/contract/invoices/rules';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import { instantOfLocal, localMoment } from '#kit/lib/local-moment.ts';

/** The form values of all fields of a line; empty where the line has no value. */
export type WholeLineValues = Record<(typeof WHOLE_LINE_FIELDS)[number], string>;

export const WHOLE_LINE_FIELDS = [
  'description',
  'quantity',
  'unit',
  'unit_price_cents',
  'gst_code',
  'service_date_from',
  'service_date_to',
  'start_time',
  'end_time',
  'support_item_number',
  'region',
  'claim_type',
  'cancellation_reason',
  'cancellation_notice_at',
  'no_other_work_found',
] as const;

/** House cleaning, the default support for a participant. */
const HOUSE_CLEANING = '01_020_0120_1_1';

export const newLineValues = (kind: InvoiceKind, today: string): WholeLineValues => ({
  description: '',
  quantity: '1',
  unit: kind === 'ndis' ? 'H' : 'E',
  unit_price_cents: '',
  gst_code: '',
  service_date_from: kind === 'ndis' ? today : '',
  service_date_to: '',
  start_time: '',
  end_time: '',
  support_item_number: kind === 'ndis' ? HOUSE_CLEANING : '',
  region: kind === 'ndis' ? 'standard' : '',
  claim_type: '',
  cancellation_reason: '',
  cancellation_notice_at: '',
  no_other_work_found: '',
});

export const wholeLineValues = (line: InvoiceLine): WholeLineValues => ({
  description: line.description,
  quantity: String(line.quantity),
  unit: line.unit,
  unit_price_cents: inDollars(line.unit_price_cents),
  gst_code: line.gst_code,
  service_date_from: line.service_date_from ?? '',
  service_date_to: line.service_date_to ?? '',
  start_time: line.start_time ?? '',
  end_time: line.end_time ?? '',
  support_item_number: line.support_item_number ?? '',
  region: line.region ?? '',
  claim_type: line.claim_type,
  cancellation_reason: line.cancellation_reason ?? '',
  cancellation_notice_at: localMoment(line.cancellation_notice_at),
  no_other_work_found: line.no_other_work_found === null ? '' : String(line.no_other_work_found),
});

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The line in the format of the API. NDIS fields are left out of a private invoice. */
export function toLineRequest(values: WholeLineValues, kind: InvoiceKind) {
  const common = {
    description: values.description,
    quantity: values.quantity.trim() === '' ? Number.NaN : Number(values.quantity),
    unit: values.unit,
    unit_price_cents: parseDollars(values.unit_price_cents),
    ...(values.gst_code !== '' && { gst_code: values.gst_code }),
    service_date_from: orNull(values.service_date_from),
    service_date_to: orNull(values.service_date_to) ?? orNull(values.service_date_from),
    start_time: orNull(values.start_time),
    end_time: orNull(values.end_time),
  };
  if (kind === 'private') return common;
  return {
    ...common,
    support_item_number: orNull(values.support_item_number),
    region: orNull(values.region),
    claim_type: values.claim_type,
    cancellation_reason: orNull(values.cancellation_reason),
    cancellation_notice_at: instantOfLocal(values.cancellation_notice_at),
    no_other_work_found:
      values.no_other_work_found === '' ? null : values.no_other_work_found === 'true',
  };
}

export const UNIT_OPTIONS = [
  { value: 'H', label: 'Hours' },
  { value: 'E', label: 'Each' },
];

export const GST_OPTIONS = [
  { value: 'P1', label: 'GST in the price' },
  { value: 'P2', label: 'GST-free' },
  { value: 'P5', label: 'Out of scope of GST' },
];

export const REGION_OPTIONS = [
  { value: 'standard', label: 'Standard' },
  { value: 'remote', label: 'Remote' },
  { value: 'very_remote', label: 'Very remote' },
];

export const CLAIM_TYPE_OPTIONS = CLAIM_TYPES.map((value) => ({
  value,
  label: CLAIM_TYPE_NAMES[value],
}));

export const CANCELLATION_OPTIONS = CANCELLATION_REASONS.map((value) => ({
  value,
  label: CANCELLATION_REASON_NAMES[value],
}));

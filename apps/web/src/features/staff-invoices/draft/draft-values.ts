import type { Invoice, InvoiceLine, UpdateInvoiceRequest } from '@cleaning/contract';
import { amountOfLine } from '@cleaning/ndis';
import { describeQuantity, formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { centsOf, inDollars } from '../../../shared/lib/dollars.ts';
import type { VersionRow } from '../../../shared/versions/version-changes.tsx';

/** A line as it is typed. */
export interface LineValues {
  readonly description: string;
  readonly quantity: string;
  /** In dollars. */
  readonly unit_price_cents: string;
}

/** A draft as it is typed; its lines by their ids, so that one can go without moving the others. */
export interface DraftValues {
  readonly note: string;
  readonly lines: Readonly<Record<string, LineValues>>;
}

export const LINE_FIELDS = ['description', 'quantity', 'unit_price_cents'] as const;

export const draftValues = ({ note, lines }: Invoice): DraftValues => ({
  note,
  lines: Object.fromEntries(lines.map((line) => [line.id, lineValues(line)])),
});

const lineValues = (line: InvoiceLine): LineValues => ({
  description: line.description,
  quantity: String(line.quantity),
  unit_price_cents: inDollars(line.unit_price_cents),
});

const quantityOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The changes of a draft as the service takes them: of its lines, those that differ. */
export function toDraftRequest(values: DraftValues, saved: Invoice): UpdateInvoiceRequest {
  const changed = saved.lines.flatMap((line) => {
    const typed = values.lines[line.id];
    if (typed === undefined || isSameLine(typed, lineValues(line))) return [];
    return [
      {
        id: line.id,
        description: typed.description,
        quantity: quantityOf(typed.quantity),
        unit_price_cents: centsOf(typed.unit_price_cents),
      },
    ];
  });
  return { version: saved.version, note: values.note, lines: changed };
}

const isSameLine = (one: LineValues, other: LineValues): boolean =>
  LINE_FIELDS.every((field) => one[field] === other[field]);

/** What a line comes to as it is typed; null while it is no line. */
export function typedAmount(line: InvoiceLine, typed: LineValues): number | null {
  const hundredths = quantityOf(typed.quantity) * 100;
  const cents = centsOf(typed.unit_price_cents);
  if (Number.isNaN(hundredths) || Number.isNaN(cents)) return null;
  return amountOfLine({
    unit: line.unit,
    quantityHundredths: Math.round(hundredths),
    unitPriceCents: cents,
    serviceFrom: line.service_date_from,
    startTime: line.start_time,
    endTime: line.end_time,
  });
}

/** A saved draft in words, to lay two versions beside each other. */
export const draftRows = (invoice: Invoice): VersionRow[] => [
  {
    label: 'Lines',
    value: invoice.lines
      .map(
        (line) =>
          `${line.description}, ${describeQuantity(line)} × ${formatMoney(line.unit_price_cents)}`,
      )
      .join('; '),
  },
  { label: 'Total', value: formatMoney(invoice.total_cents) },
  { label: 'Note', value: invoice.note },
];

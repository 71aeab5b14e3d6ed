import type { GstCode } from '@cleaning/contract/invoices/rules';
import type { ReductionLine } from './layout.ts';
import type { Reduction, ReductionKind } from './reductions-repository.ts';

/**
 * Changes of sales as sales, negative when they are less: one line for each rate of GST in them,
 * since a program takes one rate for a line.
 */
export const linesOfReductions = (reductions: readonly Reduction[]): ReductionLine[] =>
  reductions.flatMap((reduction) =>
    partsOf(reduction)
      .filter(({ amountCents, gstCents }) => amountCents !== 0 || gstCents !== 0)
      .map((part) => ({
        kind: reduction.kind,
        invoice: reduction.invoice,
        sale: {
          number: numberOf(reduction),
          date: reduction.date,
          dueDate: reduction.date,
          totalCents: reduction.amountCents,
          description: DESCRIPTIONS[reduction.kind](reduction.invoice.number ?? ''),
          quantityHundredths: 100,
          unitPriceCents: part.amountCents,
          ...part,
        },
      })),
  );

interface Part {
  readonly gstCode: GstCode;
  readonly amountCents: number;
  readonly gstCents: number;
}

const partsOf = ({
  amountCents,
  gstCents,
  taxableCents,
  outOfScopeCents,
}: Reduction): readonly Part[] => [
  { gstCode: 'P1', amountCents: taxableCents, gstCents },
  { gstCode: 'P2', amountCents: amountCents - taxableCents - outOfScopeCents, gstCents: 0 },
  { gstCode: 'P5', amountCents: outOfScopeCents, gstCents: 0 },
];

const DESCRIPTIONS: Readonly<Record<ReductionKind, (invoice: string) => string>> = {
  credit: (invoice) => `Credit to invoice ${invoice}`,
  write_off: (invoice) => `Invoice ${invoice} written off`,
  void: (invoice) => `Invoice ${invoice} cancelled`,
  recovered: (invoice) => `Invoice ${invoice} paid after it was written off`,
};

const PREFIXES = { write_off: 'WOF', void: 'VOI', recovered: 'REC' } as const;

/**
 * The number of a credit note. The others have none of their own, and programs need one: that of
 * the invoice, with other letters.
 */
function numberOf({ kind, number, nth, invoice }: Reduction): string {
  if (kind === 'credit') return number ?? '';
  const ofInvoice = (invoice.number ?? '').replace(/^INV/u, PREFIXES[kind]);
  return nth === 1 ? ofInvoice : `${ofInvoice}-${nth}`;
}

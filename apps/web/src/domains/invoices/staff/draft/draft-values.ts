import type { Invoice, InvoiceLine, UpdateInvoiceRequest } from '@cleaning/contract/invoices';
import { lineAmount } from '@cleaning/ndis';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';
import type { VersionDifference, VersionSides } from '#kit/versions/version-difference.ts';

/** The form values of a line. */
export interface LineValues {
  readonly description: string;
  readonly quantity: string;
  /** In dollars. */
  readonly unit_price_cents: string;
}

/**
 * The form values of a draft. Lines are stored by id, so that one can be removed without moving the
 * others.
 */
export interface DraftValues {
  readonly note: string;
  readonly uses_credit: boolean;
  readonly lines: Readonly<Record<string, LineValues>>;
}

export const LINE_FIELDS = ['description', 'quantity', 'unit_price_cents'] as const;

export const draftValues = ({ note, uses_credit, lines }: Invoice): DraftValues => ({
  note,
  uses_credit,
  lines: Object.fromEntries(lines.map((line) => [line.id, lineValues(line)])),
});

const lineValues = (line: InvoiceLine): LineValues => ({
  description: line.description,
  quantity: String(line.quantity),
  unit_price_cents: inDollars(line.unit_price_cents),
});

const parseQuantity = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The changes in the format of the API. Only changed lines are included. */
export function toDraftRequest(values: DraftValues, saved: Invoice): UpdateInvoiceRequest {
  const changed = saved.lines.flatMap((line) => {
    const typed = values.lines[line.id];
    if (typed === undefined || isSameLine(typed, lineValues(line))) return [];
    return [
      {
        id: line.id,
        description: typed.description,
        quantity: parseQuantity(typed.quantity),
        unit_price_cents: parseDollars(typed.unit_price_cents),
      },
    ];
  });
  const { note, uses_credit } = values;
  return {
    version: saved.version,
    note,
    ...(uses_credit !== saved.uses_credit && { uses_credit }),
    lines: changed,
  };
}

const isSameLine = (one: LineValues, other: LineValues): boolean =>
  LINE_FIELDS.every((field) => one[field] === other[field]);

/** The amount of a line as typed, in cents: quantity times price. Null while it is invalid. */
export function typedAmount(typed: LineValues): number | null {
  const hundredths = parseQuantity(typed.quantity) * 100;
  const cents = parseDollars(typed.unit_price_cents);
  if (Number.isNaN(hundredths) || Number.isNaN(cents)) return null;
  return lineAmount(Math.round(hundredths), cents);
}

/**
 * The differences between two versions of a draft. Lines that only one version has are left out,
 * since adding and removing lines is saved separately.
 */
export function draftDifferences({
  local,
  remote,
  base,
}: VersionSides<DraftValues>): VersionDifference[] {
  const lines = Object.entries(remote.lines).flatMap(([id, theirs]): VersionDifference[] => {
    const mine = local.lines[id];
    const was = base.lines[id];
    if (mine === undefined || isSameLine(mine, theirs)) return [];
    return [
      {
        id,
        label: theirs.description,
        local: describeTyped(mine),
        remote: describeTyped(theirs),
        suggested: was !== undefined && isSameLine(mine, was) ? 'remote' : 'local',
      },
    ];
  });
  const texts = {
    [NOTE]: { label: 'Note', textOf: ({ note }: DraftValues) => note || 'No note' },
    [CREDIT]: {
      label: 'Credit',
      textOf: ({ uses_credit }: DraftValues) => (uses_credit ? 'Used' : 'Kept for later'),
    },
  };
  const others = ([NOTE, CREDIT] as const)
    .filter((field) => local[field] !== remote[field])
    .map((field): VersionDifference => ({
      id: field,
      label: texts[field].label,
      local: texts[field].textOf(local),
      remote: texts[field].textOf(remote),
      suggested: local[field] === base[field] ? 'remote' : 'local',
    }));
  return [...lines, ...others];
}

const NOTE = 'note';
const CREDIT = 'uses_credit';

/** Merges two versions: the named rows from the other version, the rest from the local one. */
export const mergeDrafts = (
  { local, remote }: VersionSides<DraftValues>,
  theirs: readonly string[],
): DraftValues => ({
  note: (theirs.includes(NOTE) ? remote : local).note,
  uses_credit: (theirs.includes(CREDIT) ? remote : local).uses_credit,
  lines: Object.fromEntries(
    Object.entries(remote.lines).map(([id, line]) => [
      id,
      theirs.includes(id) ? line : (local.lines[id] ?? line),
    ]),
  ),
});

const describeTyped = ({ description, quantity, unit_price_cents: each }: LineValues): string =>
  `${description}, ${quantity} × $${each}`;

/** The total of a draft as typed, in cents. Invalid lines count as nothing. */
export const typedTotal = (
  { lines }: Pick<Invoice, 'lines'>,
  values: Pick<DraftValues, 'lines'>,
): number =>
  lines.reduce((sum, line) => {
    const typed = values.lines[line.id];
    return sum + (typed === undefined ? 0 : (typedAmount(typed) ?? 0));
  }, 0);

/** The credit that issuing the draft would use with the values as typed, in cents. */
export const typedCredit = (
  { credit_to_use: credit }: Pick<Invoice, 'credit_to_use'>,
  totalCents: number,
  usesCredit: boolean,
): number => (usesCredit ? Math.min(credit?.held_cents ?? 0, totalCents) : 0);

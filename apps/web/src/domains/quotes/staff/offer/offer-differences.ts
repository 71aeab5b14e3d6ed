import { itemLine, pairLines } from '@cleaning/contract/quotes/rules';
import { formatPlainDate } from '@cleaning/pricing';
import { parseDollars } from '#kit/lib/dollars.ts';
import type { VersionDifference, VersionSides } from '#kit/versions/version-difference.ts';
import { describeDepositValues } from './deposit-fields.tsx';
import type { LineValues, OfferValues } from './offer-values.ts';

type Lines = readonly LineValues[];
type Pair = readonly [one: LineValues | null, other: LineValues | null];
type LineDifference = VersionDifference & { readonly pair: Pair };

const NOTE = 'note';
const LAST_DAY = 'last day';
const DEPOSIT = 'deposit';

/**
 * The differences between two versions of an offer, line by line.
 *
 * @param usualDays how long an offer without a last day holds: "14 days".
 */
export function offerDifferences(
  sides: VersionSides<OfferValues>,
  usualDays: string,
): VersionDifference[] {
  const { local, remote, base } = sides;
  const textRow = (id: string, label: string, of: (values: OfferValues) => string) =>
    of(local) === of(remote)
      ? []
      : [
          {
            id,
            label,
            local: of(local),
            remote: of(remote),
            suggested: of(local) === of(base) ? ('remote' as const) : ('local' as const),
          },
        ];
  return [
    ...lineDifferences(sides),
    ...textRow(LAST_DAY, 'Can be approved', ({ valid_until: day }) =>
      day === '' ? `For ${usualDays}` : `Until ${formatPlainDate(day, 'long')}`,
    ),
    ...textRow(DEPOSIT, 'Deposit', ({ deposit }) => describeDepositValues(deposit)),
    ...textRow(NOTE, 'Note', ({ company_notes: note }) => note.trim() || 'No note'),
  ];
}

/** Merges two offers: the named rows from the other version, the rest from the local one. */
export function mergeOffers(
  sides: VersionSides<OfferValues>,
  theirs: readonly string[],
): OfferValues {
  const { local, remote } = sides;
  const taken = lineDifferences(sides).filter(({ id }) => theirs.includes(id));
  const replaced = new Map(taken.map(({ pair: [mine, other] }) => [mine, other]));
  const kept = local.items.flatMap((line) => {
    const other = replaced.get(line);
    if (other === undefined) return [line];
    return other === null ? [] : [other];
  });
  const added = taken.flatMap(({ pair: [mine, other] }) =>
    mine === null && other !== null ? [other] : [],
  );
  const of = (id: string) => (theirs.includes(id) ? remote : local);
  return {
    items: [...kept, ...added],
    deposit: of(DEPOSIT).deposit,
    company_notes: of(NOTE).company_notes,
    valid_until: of(LAST_DAY).valid_until,
  };
}

function lineDifferences({ local, remote, base }: VersionSides<OfferValues>): LineDifference[] {
  const before = pairTypedLines(base.items, local.items);
  const removed = pairTypedLines(base.items, remote.items);
  return pairTypedLines(local.items, remote.items).flatMap((pair, at): LineDifference[] => {
    const [mine, theirs] = pair;
    if (isSameLine(mine, theirs)) return [];
    const [was] =
      mine === null
        ? (removed.find(([, line]) => line === theirs) ?? [null])
        : (before.find(([, line]) => line === mine) ?? [null]);
    const name = (mine ?? theirs)?.description ?? '';
    return [
      {
        // The ids of lines made from list prices differ each time, so the pair has an id of its
        // own.
        id: `line ${mine?.id ?? at}`,
        label: name === '' ? 'A line without a name' : name,
        local: describeLine(mine, name),
        remote: describeLine(theirs, name),
        suggested: isSameLine(mine, was) ? 'remote' : 'local',
        pair,
      },
    ];
  });
}

/**
 * Pairs the lines of two versions. Incomplete lines are paired too, because amounts are not
 * compared.
 */
export function pairTypedLines(one: Lines, other: Lines): Pair[] {
  const asPriced = (lines: Lines) =>
    new Map(
      lines.map((line) => [
        itemLine(line.id, { description: line.description, quantity: 1, unit_cents: 0 }),
        line,
      ]),
    );
  const [before, after] = [asPriced(one), asPriced(other)];
  return pairLines([...before.keys()], [...after.keys()]).map(([was, is]) => [
    was === null ? null : (before.get(was) ?? null),
    is === null ? null : (after.get(is) ?? null),
  ]);
}

function isSameLine(one: LineValues | null, other: LineValues | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.description.trim() === other.description.trim() &&
    one.reason.trim() === other.reason.trim() &&
    Object.is(Number(one.quantity), Number(other.quantity)) &&
    Object.is(parseDollars(one.unit_cents), parseDollars(other.unit_cents))
  );
}

/** A line without its name, which is the row's label: "2 × $160.00. Second clean this month". */
function describeLine(line: LineValues | null, label: string): string {
  if (line === null) return 'Not offered';
  const { description, quantity, unit_cents: each, reason } = line;
  const name = description === label ? '' : `${description}, `;
  const amount = `${quantity} × $${each}`;
  return reason === '' ? `${name}${amount}` : `${name}${amount}. ${reason}`;
}

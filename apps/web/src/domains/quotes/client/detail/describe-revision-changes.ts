import type { RevisionChange, RevisionContent, PriceLine } from '@cleaning/contract/quotes';
import { revisionChanges } from '@cleaning/contract/quotes/rules';
import { ADDON_IDS, ADDONS, formatMoney, ROOM_IDS, ROOMS } from '@cleaning/pricing';

type Kind = Extract<PriceLine['kind'], 'room' | 'addon'>;

/** The differences between two offers, as short phrases: "Bathroom: 1 to 2, +$35.00". */
export function describeRevisionChanges(before: RevisionContent, after: RevisionContent): string[] {
  return revisionChanges(before, after)
    .filter(({ field }) => field !== 'deposit_cents' || after.service_id !== 'ndis')
    .map((change) => describeRevisionChange(change, before, after));
}

function describeRevisionChange(
  change: RevisionChange,
  before: RevisionContent,
  after: RevisionContent,
): string {
  const { field, sentence } = change;
  const room = ROOM_IDS.find((id) => field === `rooms.${id}`);
  if (room !== undefined) {
    const counts = [before.rooms[room], after.rooms[room]] as const;
    const { name } = ROOMS[room];
    return describeRoomChange(name, counts) + describePriceDifference('room', room, before, after);
  }
  const addon = ADDON_IDS.find((id) => field === `addon_ids.${id}`);
  if (addon !== undefined) {
    const done = after.addon_ids.includes(addon) ? 'added' : 'removed';
    const { name } = ADDONS[addon];
    return `${name} ${done}${describePriceDifference('addon', addon, before, after)}`;
  }
  if (field === 'total_cents')
    return `Total: ${describeAmountChange(before.price.total_cents, after.price.total_cents)}`;
  if (field === 'deposit_cents') {
    return `Deposit: ${describeAmountChange(before.price.deposit_cents, after.price.deposit_cents)}`;
  }
  if (field === 'company_notes') return describeNote(after);
  return sentence.replace(/\.$/u, '');
}

function describeNote({ company_notes: notes }: RevisionContent): string {
  return notes === '' ? 'Our note was removed' : `Our note: “${notes}”`;
}

function describeAmountChange(was: number | null, is: number | null): string {
  return [was, is]
    .map((cents) => (cents === null ? 'on request' : formatMoney(cents)))
    .join(' to ');
}

function describeRoomChange(name: string, [was, is]: readonly [number, number]): string {
  if (was === 0) return is === 1 ? `${name} added` : `${name}: ${is} added`;
  if (is === 0) return `${name} removed`;
  return `${name}: ${was} to ${is}`;
}

/**
 * How much a line changes the price between two offers: ", +$35.00". Empty if neither offer has the
 * line.
 */
function describePriceDifference(
  kind: Kind,
  id: PriceLine['id'],
  before: RevisionContent,
  after: RevisionContent,
): string {
  const [was, is] = [before, after].map(({ price }) =>
    price.lines.find((line) => line.kind === kind && line.id === id),
  );
  if (was === undefined && is === undefined) return '';
  const cents = (is?.amount_cents ?? 0) - (was?.amount_cents ?? 0);
  return `, ${cents < 0 ? '' : '+'}${formatMoney(cents)}`;
}

import { joinWithAnd } from '@cleaning/contract/rules';
import type { QuoteChoices } from '@cleaning/contract/quotes';
import { ROOM_IDS, type RoomId } from '@cleaning/pricing';
import { addonName, countedRooms, roomPlural } from '#content/price-texts.ts';

/** A prepared answer that describes the quote and asks for what the enquiry does not say. */
export function draftAnswer(
  firstName: string,
  {
    rooms,
    addon_ids: addons,
    address_line1: street,
  }: Pick<QuoteChoices, 'rooms' | 'addon_ids'> & { address_line1: string },
  guessed: readonly RoomId[],
): string {
  const knownRooms = ROOM_IDS.filter((id) => (rooms[id] ?? 0) > 0 && !guessed.includes(id));
  const parts = [
    ...knownRooms.map((id) => countedRooms(id, rooms[id] ?? 0)),
    ...addons.map((id) => addonName(id)),
  ];
  const questions = [
    ...(guessed.length === 0 ? [] : [`how many ${joinWithAnd(guessed.map(roomPlural))} there are`]),
    ...(street === '' ? ['your street address'] : []),
  ];
  return [
    `Hi ${firstName}, we started a quote for you${parts.length === 0 ? '' : `: ${joinWithAnd(parts)}`}.`,
    ...(questions.length === 0 ? [] : [`Could you tell us ${joinWithAnd(questions)}?`]),
    'Then we can send you the price.',
  ].join(' ');
}

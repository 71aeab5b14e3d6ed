import type { HouseSceneProps } from '@cleaning/ui/account-shell';
import type { QuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';

type HouseRooms = HouseSceneProps['rooms'];

const ANY_HOUSE: HouseRooms = {
  bedroom: 2,
  bathroom: 1,
  kitchen: 1,
  living: 1,
  dining: 1,
  garage: false,
  balcony: false,
};

/** The visitor's own house where they have counted its rooms, else any house. */
export function houseOfDraft({ rooms, addonIds }: QuoteDraft): {
  readonly rooms: HouseRooms;
  readonly label: string;
} {
  const isCounted = Object.values(rooms).some((count) => count > 0);
  if (!isCounted) return { rooms: ANY_HOUSE, label: 'A house with six clean rooms' };
  const { bedroom = 0, bathroom = 0, kitchen = 0, living = 0, dining = 0 } = rooms;
  return {
    rooms: {
      bedroom,
      bathroom,
      kitchen,
      living,
      dining,
      garage: addonIds.includes('garage'),
      balcony: addonIds.includes('balcony'),
    },
    label: 'A house with the rooms of your saved price',
  };
}

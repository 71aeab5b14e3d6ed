import type { HouseIllustrationProps } from '@cleaning/ui/account-shell';
import type { QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { matchPath } from 'react-router-dom';

type HouseRooms = HouseIllustrationProps['rooms'];

const ANY_HOUSE: HouseRooms = {
  bedroom: 2,
  bathroom: 1,
  kitchen: 1,
  living: 1,
  dining: 1,
  garage: false,
  balcony: false,
};

/** The rooms of the visitor's saved price, otherwise those of a default house. */
export function illustratedHouse({ rooms, addonIds }: QuoteDraft): {
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

/** The text beside the form of each account page. */
const ILLUSTRATION_TEXTS = {
  [ACCOUNT_PATHS.login]: {
    title: 'Everything about your clean, in one place.',
    text: 'Approve quotes, download invoices and message us from your portal.',
  },
  [ACCOUNT_PATHS.register]: {
    title: 'See it.\nApprove it.\nDone.',
    text: 'Your quote lists every room and every extra. Nothing starts until you approve it.',
  },
  [ACCOUNT_PATHS.passwordReset]: {
    title: 'Pick something only you know.',
    text: 'A few random words work well. You can paste from a password manager.',
  },
  [ACCOUNT_PATHS.emailVerification]: {
    title: 'One link, then your portal.',
    text: 'We check that it is really you before we show quotes and invoices.',
  },
} as const;

/** The text of an account page, by its path. */
export function illustrationTextAt(pathname: string) {
  const found = Object.entries(ILLUSTRATION_TEXTS).find(
    ([path]) => matchPath(path, pathname) !== null,
  );
  return found?.[1] ?? ILLUSTRATION_TEXTS[ACCOUNT_PATHS.login];
}

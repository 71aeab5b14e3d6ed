import type { ComparedPicture } from '@cleaning/ui/before-after';
import bathroomBeforeUrl from '@cleaning/ui/illustrations/bathroom-before.svg';
import bathroomUrl from '@cleaning/ui/illustrations/bathroom.svg';
import bedroomBeforeUrl from '@cleaning/ui/illustrations/bedroom-before.svg';
import bedroomUrl from '@cleaning/ui/illustrations/bedroom.svg';
import kitchenBeforeUrl from '@cleaning/ui/illustrations/kitchen-before.svg';
import kitchenUrl from '@cleaning/ui/illustrations/kitchen.svg';
import officeBeforeUrl from '@cleaning/ui/illustrations/office-before.svg';
import officeUrl from '@cleaning/ui/illustrations/office.svg';
import roomAfterUrl from '@cleaning/ui/illustrations/room-after.svg';
import roomBeforeUrl from '@cleaning/ui/illustrations/room-before.svg';
import { GALLERY_PHOTOS } from './gallery-photos.ts';
import type { GalleryPhotoPair } from './gallery-photos.ts';

/** One picture of a pair, with alternative text. All drawings have the same size. */
export type GalleryPicture = Pick<ComparedPicture, 'src' | 'alt'> & Partial<ComparedPicture>;

/** Pictures of one place before and after a clean. */
export interface GalleryPair {
  readonly id: string;
  /** The kind of room. Pairs of the same kind are shown together. */
  readonly room: string;
  /** The service: "Deep cleaning". */
  readonly service: string;
  readonly before: GalleryPicture;
  readonly after: GalleryPicture;
  /** True for a drawing, false for a photo of a client's home. The page labels drawings. */
  readonly isIllustration: boolean;
}

export const GALLERY_PAGE = {
  title: 'Before and after',
  lead: 'See each room before and after a clean.',
  howTo: 'Drag the handle, tap the picture or use the arrow keys.',
  illustrationNote: 'These pictures are illustrated examples, not photos of our work.',
  someIllustrationsNote: 'Pictures marked as illustrated examples are not photos of our work.',
  illustrationTag: 'Illustrated example',
  everyRoom: 'All rooms',
} as const;

/** Drawings, for rooms without photos. */
const DRAWN_PAIRS: readonly GalleryPair[] = [
  {
    id: 'living-room',
    room: 'Living room',
    service: 'Deep cleaning',
    before: {
      src: roomBeforeUrl,
      alt: 'Before: a dusty living room with crooked cushions and papers on the floor',
    },
    after: { src: roomAfterUrl, alt: 'After: the same living room, bright and tidy' },
    isIllustration: true,
  },
  {
    id: 'kitchen',
    room: 'Kitchen',
    service: 'Deep cleaning with oven deep clean',
    before: {
      src: kitchenBeforeUrl,
      alt: 'Before: a kitchen with a stained oven, full benches and rubbish on the floor',
    },
    after: {
      src: kitchenUrl,
      alt: 'After: the same kitchen with clear benches and a shining oven',
    },
    isIllustration: true,
  },
  {
    id: 'bathroom',
    room: 'Bathroom',
    service: 'End-of-lease cleaning',
    before: {
      src: bathroomBeforeUrl,
      alt: 'Before: a bathroom with cobwebs, a marked bath and a dull mirror',
    },
    after: { src: bathroomUrl, alt: 'After: the same bathroom, white and shining' },
    isIllustration: true,
  },
  {
    id: 'bedroom',
    room: 'Bedroom',
    service: 'General cleaning',
    before: {
      src: bedroomBeforeUrl,
      alt: 'Before: a bedroom with an unmade bed, cobwebs and clothes on the floor',
    },
    after: { src: bedroomUrl, alt: 'After: the same bedroom with the bed made and a clear floor' },
    isIllustration: true,
  },
  {
    id: 'office',
    room: 'Office',
    service: 'Office and commercial cleaning',
    before: {
      src: officeBeforeUrl,
      alt: 'Before: a grey office with a dusty screen and a full bin',
    },
    after: { src: officeUrl, alt: 'After: the same office with a clear desk and an empty bin' },
    isIllustration: true,
  },
];

/** Photos first, then a drawing of each kind of room that has no photo. */
export function galleryPairs(photos: readonly GalleryPhotoPair[]): readonly GalleryPair[] {
  const photographed = new Set(photos.map(({ room }) => room));
  return [
    ...photos.map((pair) => ({ ...pair, isIllustration: false })),
    ...DRAWN_PAIRS.filter(({ room }) => !photographed.has(room)),
  ];
}

/** The text under the heading, which says whether the pictures are photos. */
export function galleryLead(pairs: readonly GalleryPair[]): string {
  const drawn = pairs.filter(({ isIllustration }) => isIllustration).length;
  const { lead, illustrationNote, someIllustrationsNote } = GALLERY_PAGE;
  if (drawn === 0) {
    return lead;
  }
  return `${lead} ${drawn === pairs.length ? illustrationNote : someIllustrationsNote}`;
}

/** Every pair in page order. The first is shown large. */
export const GALLERY_PAIRS = galleryPairs(GALLERY_PHOTOS);

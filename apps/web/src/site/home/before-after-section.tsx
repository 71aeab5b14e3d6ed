import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import roomAfterUrl from '@cleaning/ui/illustrations/room-after.svg';
import roomBeforeUrl from '@cleaning/ui/illustrations/room-before.svg';
import { BeforeAfter } from '@cleaning/ui/before-after';
import { ArrowLink } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { GALLERY_PHOTOS } from '#content/gallery-photos.ts';
import styles from './before-after-section.module.css';
import { Section } from '../section.tsx';

const [PHOTOS] = GALLERY_PHOTOS;
const PICTURES =
  PHOTOS === undefined
    ? {
        before: { src: roomBeforeUrl, alt: 'Before: a dusty, untidy living room' },
        after: { src: roomAfterUrl, alt: 'After: the same room, tidy and clean' },
      }
    : PHOTOS;

/** One room before and after a clean: the first pair of photos, or a drawing without any. */
export function BeforeAfterSection() {
  return (
    <Section
      title="Slide to see the difference"
      lead={`${PHOTOS === undefined ? 'An illustrated example' : PHOTOS.room}: one room, before and after a clean.`}
    >
      {(heading) => (
        <>
          <div className={styles['head']}>
            <Stack gap="space-3">{heading}</Stack>
            <ArrowLink href={PUBLIC_PATHS.gallery}>See the gallery</ArrowLink>
          </div>
          <BeforeAfter
            className={styles['pictures']}
            {...PICTURES}
            sizes="(max-width: 599px) 150vw, (max-width: 1319px) 95vw, 1240px"
            label="Show more of the before or after picture"
          />
        </>
      )}
    </Section>
  );
}

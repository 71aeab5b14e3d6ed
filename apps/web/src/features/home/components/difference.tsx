import { SITE_PATHS } from '@cleaning/contract/routes';
import roomAfterUrl from '@cleaning/ui/illustrations/room-after.svg';
import roomBeforeUrl from '@cleaning/ui/illustrations/room-before.svg';
import { BeforeAfter } from '@cleaning/ui/before-after';
import { ArrowLink } from '@cleaning/ui/link';
import styles from './difference.module.css';
import { Section } from '../../../shared/page/section.tsx';

/** One room before and after a clean, drawn. */
export function Difference() {
  return (
    <Section
      title="Slide to see the difference"
      lead="An illustrated example: one room, before and after a clean."
    >
      {(heading) => (
        <>
          <div className={styles['head']}>
            <div className={styles['words']}>{heading}</div>
            <ArrowLink href={SITE_PATHS.gallery}>See the gallery</ArrowLink>
          </div>
          <BeforeAfter
            className={styles['pictures']}
            before={{ src: roomBeforeUrl, alt: 'Before: a dusty, untidy living room' }}
            after={{ src: roomAfterUrl, alt: 'After: the same room, tidy and clean' }}
            label="Show more of the before or after picture"
          />
        </>
      )}
    </Section>
  );
}

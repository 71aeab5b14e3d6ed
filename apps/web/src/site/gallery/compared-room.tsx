import { BeforeAfter } from '@cleaning/ui/before-after';
import { Text } from '@cleaning/ui/text';
import { GALLERY_PAGE } from '#content/gallery.ts';
import type { GalleryPair } from '#content/gallery.ts';
import styles from './compared-room.module.css';

export interface ComparedRoomProps {
  pair: GalleryPair;
  /** The full width of the page, or half of it beside another pair. */
  size: 'wide' | 'beside';
}

/**
 * The display width of a photo. It fills a box with a fixed shape, which on a phone is narrower
 * than the photo.
 */
const SIZES = {
  wide: '(max-width: 599px) 150vw, (max-width: 1319px) 95vw, 1240px',
  beside: '(max-width: 719px) 95vw, (max-width: 1319px) 47vw, 608px',
} as const;

/** One pair of pictures with what was done. */
export function ComparedRoom({ pair, size }: ComparedRoomProps) {
  const { room, service, before, after, isIllustration } = pair;
  return (
    <figure className={styles['root']}>
      <BeforeAfter
        before={before}
        after={after}
        className={styles[size]}
        sizes={SIZES[size]}
        loading={size === 'wide' ? 'eager' : 'lazy'}
        label={`${room}: show more of the before or after picture`}
      />
      <figcaption className={styles['caption']}>
        <Text as="span" weight="bold">
          {room}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {isIllustration ? `${service}. ${GALLERY_PAGE.illustrationTag}.` : service}
        </Text>
      </figcaption>
    </figure>
  );
}

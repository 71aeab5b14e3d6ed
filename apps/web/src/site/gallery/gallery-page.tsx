import { ButtonLink } from '@cleaning/ui/button';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { useState } from 'react';
import { GALLERY_PAGE, GALLERY_PAIRS, galleryLead } from '#content/gallery.ts';
import type { GalleryPair } from '#content/gallery.ts';
import { QUOTE_ACTION } from '#content/site-navigation.ts';
import { CallBand } from '../call-band.tsx';
import { PageBand } from '#kit/page/page-band.tsx';
import { EVERY_ROOM, pairsOfRoom, roomFilters } from './room-filters.ts';
import { ComparedRoom } from './compared-room.tsx';
import styles from './gallery-page.module.css';

export interface GalleryPageProps {
  /** Defaults to the pictures of the site. */
  pairs?: readonly GalleryPair[];
}

/** The gallery: rooms before and after a clean, with a slider between both pictures. */
export function Component({ pairs = GALLERY_PAIRS }: GalleryPageProps) {
  const [room, setRoom] = useState(EVERY_ROOM);
  const [first, ...rest] = pairsOfRoom(pairs, room);
  return (
    <>
      <PageBand title={GALLERY_PAGE.title} lead={galleryLead(pairs)}>
        <p className={styles['howTo']}>{GALLERY_PAGE.howTo}</p>
      </PageBand>
      <section className={styles['root']} aria-label="Rooms">
        <div className={styles['filters']}>
          <FilterPills
            label="Show rooms"
            options={roomFilters(pairs, GALLERY_PAGE.everyRoom)}
            value={room}
            onChange={setRoom}
          />
        </div>
        {first === undefined ? null : <ComparedRoom key={first.id} pair={first} size="wide" />}
        {rest.length === 0 ? null : (
          <div className={styles['grid']}>
            {rest.map((pair) => (
              <ComparedRoom key={pair.id} pair={pair} size="beside" />
            ))}
          </div>
        )}
      </section>
      <CallBand title="Want your place to look like the right-hand side?">
        <ButtonLink variant="accent" size="lg" href={QUOTE_ACTION.href}>
          {QUOTE_ACTION.label}
        </ButtonLink>
      </CallBand>
    </>
  );
}

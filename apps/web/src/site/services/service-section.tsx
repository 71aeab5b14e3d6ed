import { type ServiceId, ADDONS, SERVICES, formatAud } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useId } from 'react';
import { addonName, listPrice, PRICE_ON_REQUEST } from '#content/price-texts.ts';
import { type ServiceDetails, quoteLink } from '#content/services-page.ts';
import { TickList } from '#kit/page/tick-list.tsx';
import { WingPicture } from '../wing-picture.tsx';
import styles from './service-section.module.css';
import deepCleanUrl from '@cleaning/ui/illustrations/deep-clean.svg';
import endOfLeaseUrl from '@cleaning/ui/illustrations/end-of-lease.svg';
import livingRoomUrl from '@cleaning/ui/illustrations/living-room.svg';
import ndisHomeUrl from '@cleaning/ui/illustrations/ndis-home.svg';
import officeUrl from '@cleaning/ui/illustrations/office.svg';
import windowsCarpetUrl from '@cleaning/ui/illustrations/windows-carpet.svg';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';

const PICTURES: Partial<Record<ServiceId, string>> = {
  deep: deepCleanUrl,
  'end-of-lease': endOfLeaseUrl,
  ndis: ndisHomeUrl,
  'pet-treatment': officeUrl,
  'window-carpet': windowsCarpetUrl,
};

/** The picture of a service; a clean living room if it has none. */
function findPicture(id: ServiceId): string {
  return PICTURES[id] ?? livingRoomUrl;
}

export interface ServiceSectionProps {
  service: ServiceDetails;
  /** The position on the page, from 0. Pictures alternate sides. */
  place: number;
}

/** The section of one service. */
export function ServiceSection({ service, place }: ServiceSectionProps) {
  const { id, lead, included, notIncluded, notIncludedTitle, extras, notes, more } = service;
  const { name, priceCents } = SERVICES[id];
  const titleId = useId();
  const isPictureFirst = place % 2 === 1;
  return (
    <section id={id} className={styles['root']} aria-labelledby={titleId}>
      <div className={styles['grid']}>
        <div className={styles['picture']}>
          <WingPicture
            src={findPicture(id)}
            alt=""
            sweep={isPictureFirst ? 'left' : 'right'}
            loading={place === 0 ? 'eager' : 'lazy'}
          />
        </div>
        <Stack gap="space-6">
          <Stack gap="space-4">
            <h2 className={styles['title']} id={titleId}>
              {name}
            </h2>
            <p className={styles['lead']}>{lead}</p>
          </Stack>
          <ServicePrice id={id} />
          <div>
            <h3 className={styles['listTitle']}>What is included</h3>
            <TickList mark="yes" columns items={included} />
          </div>
          <div>
            <h3 className={styles['listTitle']}>{notIncludedTitle ?? 'What is not included'}</h3>
            <TickList mark="no" columns={notIncluded.length > 1} items={notIncluded} />
            {extras.length === 0 ? null : (
              <p className={styles['extras']}>
                Extras you can add:{' '}
                {extras
                  .map((extra) => `${addonName(extra)} ${formatAud(ADDONS[extra].priceCents)}`)
                  .join(', ')}
                .
              </p>
            )}
          </div>
          {notes.map(({ title, text }) => (
            <div key={title} className={styles['note']}>
              <h3 className={styles['noteTitle']}>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
          <Inline gap="space-4">
            <ButtonLink size="lg" href={quoteLink(id)}>
              {priceCents === null ? 'Ask for a price' : 'Get a price'}{' '}
              <VisuallyHidden>for {name}</VisuallyHidden>
            </ButtonLink>
            {more === undefined ? null : (
              <ButtonLink variant="outline" size="lg" href={more.href}>
                {more.label}
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </div>
    </section>
  );
}

/** The starting price of a service, without rooms. */
function ServicePrice({ id }: { id: ServiceId }) {
  if (SERVICES[id].priceCents === null) {
    return (
      <p className={styles['price']}>
        <strong className={styles['onRequest']}>{PRICE_ON_REQUEST}</strong>
      </p>
    );
  }
  return (
    <p className={styles['price']}>
      From <strong className={styles['figure']}>{listPrice(id)}</strong>{' '}
      <Text as="span" tone="muted" weight="regular">
        plus rooms
      </Text>
    </p>
  );
}

import ndisRoomUrl from '@cleaning/ui/illustrations/ndis-room.svg';
import { ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import Check from 'lucide-react/icons/check';
import { NDIS_BAND } from '#content/home.ts';
import styles from './ndis-band.module.css';
import { Section } from '../section.tsx';

/** Cleaning as an NDIS support: which plans, and a link to the prices. */
export function NdisBand() {
  const { title, lead, plans, priceLink, moreLink } = NDIS_BAND;
  return (
    <Section band="inverse" title={title} lead={lead}>
      {(heading) => (
        <div className={styles['grid']}>
          <div className={styles['picture']}>
            <img
              src={ndisRoomUrl}
              alt="A clean, sunny room with a wheelchair beside an armchair, and a blue wren on the windowsill"
              width="480"
              height="360"
              loading="lazy"
            />
          </div>
          <Stack gap="space-6">
            {heading}
            <Stack as="ul" gap="space-3">
              {plans.map((plan) => (
                <li key={plan.name} className={styles['plan']}>
                  <span className={styles['tick']}>
                    <Check />
                  </span>
                  <span>
                    {plan.name}
                    {'note' in plan ? <span className={styles['note']}>{plan.note}</span> : null}
                  </span>
                </li>
              ))}
            </Stack>
            <Inline gap="space-4">
              <ButtonLink variant="accent" size="lg" href={priceLink.href}>
                {priceLink.label}
              </ButtonLink>
              <ButtonLink variant="inverse" size="lg" href={moreLink.href}>
                {moreLink.label}
              </ButtonLink>
            </Inline>
          </Stack>
        </div>
      )}
    </Section>
  );
}

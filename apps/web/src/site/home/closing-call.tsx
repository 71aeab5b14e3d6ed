import { ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import Phone from 'lucide-react/icons/phone';
import threeRoomsUrl from '#assets/three-rooms.svg';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { QUOTE_ACTION } from '#content/site-navigation.ts';
import styles from './closing-call.module.css';

/** The closing call to action. */
export function ClosingCall() {
  return (
    <section className={`${styles['root']} on-inverse`} aria-labelledby="ready">
      <div className={styles['inside']}>
        <div className={styles['text']}>
          <h2 className={styles['title']} id="ready">
            Ready when you are.
          </h2>
          <p className={styles['lead']}>
            Count your rooms, see your price, and book when it suits you.
          </p>
          <Inline gap="space-4">
            <ButtonLink variant="accent" size="lg" href={QUOTE_ACTION.href}>
              {QUOTE_ACTION.label}
            </ButtonLink>
            <ButtonLink variant="inverse" size="lg" href={PHONE_LINK.href} icon={<Phone />}>
              {unbroken(PHONE_LINK.label)}
            </ButtonLink>
          </Inline>
        </div>
        <img
          className={styles['art']}
          src={threeRoomsUrl}
          alt=""
          width="520"
          height="348"
          loading="lazy"
        />
      </div>
    </section>
  );
}

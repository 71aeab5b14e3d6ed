import { ButtonLink } from '@cleaning/ui/button';
import Phone from 'lucide-react/icons/phone';
import { PHONE_LINK } from '../../../content/contact-links.ts';
import type { OpeningStatus } from '../model/opening-status.ts';
import { OpenBadge } from './open-badge.tsx';
import styles from './quick-call.module.css';

/** The phone number before anything else, for a person with a phone in hand. */
export function QuickCall({ status }: { status: OpeningStatus | null }) {
  return (
    <div className={styles['root']}>
      <ButtonLink size="lg" href={PHONE_LINK.href} icon={<Phone />}>
        Call {PHONE_LINK.label}
      </ButtonLink>
      <div className={styles['status']}>
        <OpenBadge status={status} />
      </div>
    </div>
  );
}

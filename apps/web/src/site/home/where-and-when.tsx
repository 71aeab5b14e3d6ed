import { ButtonLink } from '@cleaning/ui/button';
import { Stack } from '@cleaning/ui/stack';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import { EMAIL_LINK, PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { AreaList } from '../area-list.tsx';
import { HoursTable } from '../hours-table.tsx';
import { Section } from '../section.tsx';
import styles from './where-and-when.module.css';

/** The service areas, the opening hours and the contact options. */
export function WhereAndWhen() {
  return (
    <Section band="warm" title="Where we clean">
      {(heading) => (
        <div className={styles['grid']}>
          <Stack gap="space-6">
            {heading}
            <AreaList />
          </Stack>
          <div className={styles['card']}>
            <h3 className={styles['title']}>Opening hours</h3>
            <HoursTable />
            <div className={styles['actions']}>
              <ButtonLink size="lg" block href={PHONE_LINK.href} icon={<Phone />}>
                Call {unbroken(PHONE_LINK.label)}
              </ButtonLink>
              <ButtonLink
                variant="outline"
                size="lg"
                block
                href={EMAIL_LINK.href}
                icon={<MessageSquare />}
              >
                Send us a message
              </ButtonLink>
            </div>
          </div>
        </div>
      )}
    </Section>
  );
}

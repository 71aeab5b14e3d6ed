import { company } from '@cleaning/company';
import { ButtonLink } from '@cleaning/ui/button';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import { EMAIL_LINK, PHONE_LINK } from '../../../content/contact-links.ts';
import { OPENING_HOURS } from '../../../content/opening-hours.ts';
import { Section } from './section.tsx';
import styles from './where-and-when.module.css';

/** The areas, the opening hours and the ways to ask. */
export function WhereAndWhen() {
  return (
    <Section band="warm" title="Where we clean">
      {(heading) => (
        <div className={styles['grid']}>
          <div className={styles['areas']}>
            {heading}
            <ul className={styles['list']}>
              {company.serviceAreas.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </div>
          <div className={styles['card']}>
            <h3 className={styles['title']}>Opening hours</h3>
            <table className={styles['hours']}>
              <tbody>
                {OPENING_HOURS.map(({ days, time }) => (
                  <tr key={days}>
                    <th scope="row">{days}</th>
                    <td>{time}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div className={styles['actions']}>
              <ButtonLink size="lg" block href={PHONE_LINK.href} icon={<Phone />}>
                Call {PHONE_LINK.label}
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

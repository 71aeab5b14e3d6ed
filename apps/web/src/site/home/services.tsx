import deepCleanUrl from '@cleaning/ui/illustrations/deep-clean.svg';
import endOfLeaseUrl from '@cleaning/ui/illustrations/end-of-lease.svg';
import livingRoomUrl from '@cleaning/ui/illustrations/living-room.svg';
import ndisHomeUrl from '@cleaning/ui/illustrations/ndis-home.svg';
import officeUrl from '@cleaning/ui/illustrations/office.svg';
import windowsCarpetUrl from '@cleaning/ui/illustrations/windows-carpet.svg';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { startingPrice } from '#content/price-texts.ts';
import { SERVICE_SUMMARIES } from '#content/services.ts';
import type { ServiceSummary } from '#content/services.ts';
import { Section } from '../section.tsx';
import styles from './services.module.css';

/** The picture of each service in order, and whether its card is the wider one of its row. */
const CARD_LAYOUTS = [
  { picture: livingRoomUrl, isWide: true },
  { picture: deepCleanUrl, isWide: false },
  { picture: endOfLeaseUrl, isWide: false },
  { picture: ndisHomeUrl, isWide: true, isDark: true },
  { picture: officeUrl, isWide: true },
  { picture: windowsCarpetUrl, isWide: false },
];

/** Every service with its picture and starting price. */
export function Services() {
  return (
    <Section title="Cleaning for homes, leases, offices and NDIS plans" flushTop>
      <ul className={styles['bento']}>
        {SERVICE_SUMMARIES.map((service, index) => {
          const layout = CARD_LAYOUTS[index % CARD_LAYOUTS.length];
          return (
            <li
              key={service.id}
              className={styles['item']}
              data-wide={layout?.isWide === true ? '' : undefined}
              data-dark={layout?.isDark === true ? '' : undefined}
            >
              <ServiceCard service={service} picture={layout?.picture} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface ServiceCardProps {
  service: ServiceSummary;
  picture: string | undefined;
}

function ServiceCard({ service: { id, name, detail, href }, picture }: ServiceCardProps) {
  return (
    <Link href={href} className={styles['card']}>
      <span className={styles['picture']}>
        <img src={picture} alt="" width="480" height="360" loading="lazy" />
      </span>
      <div className={styles['text']}>
        <h3 className={styles['name']}>{name}</h3>
        <span className={styles['detail']}>{detail}</span>
        <span className={styles['foot']}>
          <Text as="span" weight="bold" figures>
            {startingPrice(id)}
          </Text>
          <span className={styles['go']}>
            <ArrowRight />
          </span>
        </span>
      </div>
    </Link>
  );
}

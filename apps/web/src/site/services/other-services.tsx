import { ArrowLink } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { startingPrice } from '#content/price-texts.ts';
import { OTHER_SERVICES, OTHER_SERVICES_SECTION, quoteLink } from '#content/services-page.ts';
import { Section } from '#kit/page/section.tsx';
import styles from './other-services.module.css';

/** The services that have a price but no section of their own. */
export function OtherServices() {
  return (
    <Section {...OTHER_SERVICES_SECTION} band="warm">
      <ul className={styles['list']}>
        {OTHER_SERVICES.map(({ id, name }) => (
          <li key={id} className={styles['item']}>
            <ArrowLink href={quoteLink(id)}>{name}</ArrowLink>
            <Text as="span" weight="bold" figures>
              {startingPrice(id)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

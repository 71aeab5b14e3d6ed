import { ButtonLink } from '@cleaning/ui/button';
import { ArrowLink } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { startingPrice } from '#content/price-texts.ts';
import {
  OTHER_SERVICES_SECTION,
  SERVICES_PAGE,
  SERVICE_DETAILS,
  OTHER_SERVICES,
  quoteLink,
} from '#content/services-page.ts';
import { SERVICE_SUMMARIES } from '#content/services.ts';
import { QUOTE_ACTION } from '#content/site-navigation.ts';
import { CallBand } from '../call-band.tsx';
import { OnThisPage } from '../on-this-page.tsx';
import { PageBand } from '#kit/page/page-band.tsx';
import { Section } from '../section.tsx';
import { ServiceSection } from './service-section.tsx';
import styles from './services-page.module.css';

const PARTS = [
  ...SERVICE_SUMMARIES.map(({ id, name }) => ({ id, name })),
  { id: OTHER_SERVICES_SECTION.id, name: 'More services' },
];

/** The services page: what each service includes, excludes and costs. */
export function Component() {
  return (
    <>
      <PageBand title={SERVICES_PAGE.title} lead={SERVICES_PAGE.lead} />
      <OnThisPage parts={PARTS} />
      {SERVICE_DETAILS.map((service, index) => (
        <ServiceSection key={service.id} service={service} place={index} />
      ))}
      <OtherServices />
      <CallBand title="Not sure which one? Start with your rooms.">
        <ButtonLink variant="accent" size="lg" href={QUOTE_ACTION.href}>
          {QUOTE_ACTION.label}
        </ButtonLink>
      </CallBand>
    </>
  );
}

/** The services that have a price but no section of their own. */
function OtherServices() {
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

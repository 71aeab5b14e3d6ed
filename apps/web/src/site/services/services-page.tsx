import { ButtonLink } from '@cleaning/ui/button';
import { OTHER_SERVICES_SECTION, SERVICES_PAGE, SERVICE_DETAILS } from '#content/services-page.ts';
import { SERVICE_SUMMARIES } from '#content/services.ts';
import { QUOTE_ACTION } from '#content/site-navigation.ts';
import { CallBand } from '../call-band.tsx';
import { OnThisPage } from '#kit/page/on-this-page.tsx';
import { PageHead } from '#kit/page/page-head.tsx';
import { OtherServices } from './other-services.tsx';
import { ServiceSection } from './service-section.tsx';

const PARTS = [
  ...SERVICE_SUMMARIES.map(({ id, name }) => ({ id, name })),
  { id: OTHER_SERVICES_SECTION.id, name: 'More services' },
];

/** The services page: what each service includes, excludes and costs. */
export function Component() {
  return (
    <>
      <PageHead title={SERVICES_PAGE.title} lead={SERVICES_PAGE.lead} />
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

import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES } from '@cleaning/pricing';
import type { Service } from '@cleaning/pricing';
import {
  OTHER_SERVICES,
  OTHER_SERVICES_SECTION,
  SERVICE_DETAILS,
} from '../../src/content/services-page.ts';
import { BUSINESS_REFERENCE } from './node-ids.ts';
import { offerOf } from './offer.ts';
import { siteAddress } from './site-address.ts';

/** Every service of the services page, each with the part of the page that it is described in. */
export function serviceNodes(): object[] {
  return [
    ...SERVICE_DETAILS.map(({ id, lead }) => serviceNode(SERVICES[id], id, { description: lead })),
    ...OTHER_SERVICES.map((service) => serviceNode(service, OTHER_SERVICES_SECTION.id, {})),
  ];
}

function serviceNode(service: Service, part: string, words: { description?: string }): object {
  const offer = offerOf(service);
  return {
    '@type': 'Service',
    '@id': siteAddress(`${SITE_PATHS.services}#service-${service.id}`),
    name: service.name,
    ...words,
    url: siteAddress(`${SITE_PATHS.services}#${part}`),
    provider: BUSINESS_REFERENCE,
    ...(offer !== null && { offers: offer }),
  };
}

import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES } from '@cleaning/pricing';
import { APP_ICON } from './icons.ts';
import { BUSINESS_REFERENCE } from './node-ids.ts';
import { offerOf } from './offer.ts';
import { openingHoursSpecification } from './opening-hours.ts';
import { siteAddress } from './site-address.ts';

/** The company: how to reach it, when and where it works, and what its services start at. */
export function business(): object {
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...BUSINESS_REFERENCE,
    name: company.name,
    description: company.blurb,
    url: siteAddress(SITE_PATHS.home),
    image: siteAddress(APP_ICON.path),
    telephone: company.phone,
    email: company.email.support,
    // Cleaners go to their clients, so there is no street to come to.
    address: { '@type': 'PostalAddress', addressRegion: 'NSW', addressCountry: 'AU' },
    areaServed: company.serviceAreas,
    openingHoursSpecification: openingHoursSpecification(company.hours),
    sameAs: Object.values(company.social),
    makesOffer: Object.values(SERVICES).flatMap((service) => {
      const offer = offerOf(service);
      return offer === null
        ? []
        : [{ ...offer, itemOffered: { '@type': 'Service', name: service.name } }];
    }),
  };
}

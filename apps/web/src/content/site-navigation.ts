import { company } from '@cleaning/company';
import { ACCOUNT_PATHS, CLIENT_PATHS, PORTAL_HOMES, PUBLIC_PATHS } from '@cleaning/contract/routes';
import { SERVICE_SUMMARIES } from './services.ts';

/** A link of the site. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** The company's name and tagline, leading home. */
export const SITE_LOGO = {
  name: company.name,
  tagline: company.tagline,
  href: PUBLIC_PATHS.home,
} as const;

/** The header's links before and after its two menus. */
export const HEADER_LINKS = {
  home: { label: 'Home', href: PUBLIC_PATHS.home },
  about: { label: 'About', href: PUBLIC_PATHS.about },
  contact: { label: 'Contact', href: PUBLIC_PATHS.contact },
} as const;

/** The note below the services menu. */
export const SERVICES_NOTE = {
  text: 'Know your room count? See your price now.',
  label: 'Get Quote',
  href: PUBLIC_PATHS.quote,
} as const;

export const RESOURCE_LINKS = [
  { label: 'FAQ', href: PUBLIC_PATHS.faq },
  { label: 'Gallery', href: PUBLIC_PATHS.gallery },
  { label: 'NDIS Information', href: PUBLIC_PATHS.ndis },
  { label: 'Cleaning Tips', href: PUBLIC_PATHS.blog },
] as const satisfies readonly SiteLink[];

export const QUOTE_ACTION = {
  label: 'Get Quote',
  mobileLabel: 'Get Free Quote',
  href: PUBLIC_PATHS.quote,
} as const;

export const ACCOUNT_LINKS = {
  login: { label: 'Login', href: ACCOUNT_PATHS.login },
  register: { label: 'Register', href: ACCOUNT_PATHS.register },
} as const;

export const QUICK_LINKS: readonly SiteLink[] = [
  { label: 'Home', href: PUBLIC_PATHS.home },
  { label: 'Services', href: PUBLIC_PATHS.services },
  { label: 'Quote Calculator', href: PUBLIC_PATHS.quote },
  { label: 'NDIS Info', href: PUBLIC_PATHS.ndis },
  { label: 'Contact', href: PUBLIC_PATHS.contact },
  { label: 'Before & After Gallery', href: PUBLIC_PATHS.gallery },
  { label: 'FAQ', href: PUBLIC_PATHS.faq },
];

/** The services that the footer names. */
export const FOOTER_SERVICES: readonly SiteLink[] = SERVICE_SUMMARIES.slice(0, 4).map(
  ({ name, href }) => ({ label: name, href }),
);

export const FOOTER_AREAS = {
  title: 'Service areas',
  items: company.serviceAreas.slice(0, 6),
  more: '+ More areas available',
} as const;

export const LEGAL_LINKS: readonly SiteLink[] = [
  { label: 'Privacy policy', href: PUBLIC_PATHS.privacy },
  { label: 'Terms', href: PUBLIC_PATHS.terms },
];

export const SOCIAL_LINKS = [
  { kind: 'facebook', label: 'Facebook', href: company.social.facebook },
  { kind: 'instagram', label: 'Instagram', href: company.social.instagram },
] as const;

/** The header links of a signed-in user on pages that are not public, by type of user. */
export const APP_LINKS = {
  client: [
    { label: 'Dashboard', href: CLIENT_PATHS.clientPortal },
    { label: 'Visits', href: CLIENT_PATHS.clientAppointments },
    { label: 'Invoices', href: CLIENT_PATHS.clientInvoices },
    { label: 'Messages', href: CLIENT_PATHS.clientMessages },
    { label: 'Quotes', href: CLIENT_PATHS.clientQuotes },
  ],
  staff: [{ label: 'Staff portal', href: PORTAL_HOMES.staffPortal }],
  admin: [{ label: 'Admin portal', href: PORTAL_HOMES.adminPortal }],
} as const satisfies Record<string, readonly SiteLink[]>;

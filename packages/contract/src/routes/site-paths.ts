/** Every address of the site, in one place: the router, the links in e-mails and the guards read it. */
export const SITE_PATHS = {
  home: '/',
  about: '/about',
  services: '/services',
  quote: '/quote',
  gallery: '/gallery',
  ndis: '/ndis',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  blog: '/blog',
  login: '/accounts/login',
  register: '/accounts/register',
  passwordReset: '/accounts/password-reset',
  emailVerification: '/accounts/email-verification',
  clientPortal: '/clients/portal',
  clientQuotes: '/clients/quotes',
  clientQuoteCreate: '/clients/quotes/create',
  clientQuote: '/clients/quotes/:id',
  clientQuoteEdit: '/clients/quotes/:id/edit',
  clientInvoices: '/clients/invoices',
  clientInvoice: '/clients/invoices/:id',
  clientAppointments: '/clients/appointments',
  clientDocuments: '/clients/documents',
  clientMessages: '/clients/messages',
  clientCalculator: '/clients/calculator',
  clientAccount: '/clients/account',
  staffPortal: '/staff/portal',
  adminPortal: '/admin/portal',
} as const;

export type SitePathName = keyof typeof SITE_PATHS;

/** The old addresses and where each of them leads now; an id is carried over. */
export const LEGACY_REDIRECTS = {
  '/quotes': SITE_PATHS.clientQuotes,
  '/quotes/create': SITE_PATHS.clientQuoteCreate,
  '/quotes/:id': SITE_PATHS.clientQuote,
  '/quotes/:id/edit': SITE_PATHS.clientQuoteEdit,
} as const;

/** The public pages: a signed-in user who visits one is logged out. */
export const PUBLIC_PAGE_PATHS = [
  SITE_PATHS.home,
  SITE_PATHS.about,
  SITE_PATHS.services,
  SITE_PATHS.contact,
  SITE_PATHS.quote,
  SITE_PATHS.gallery,
  SITE_PATHS.ndis,
  SITE_PATHS.faq,
] as const;

/** The pages of the client portal, all guarded alike. */
export const CLIENT_PATHS = [
  SITE_PATHS.clientPortal,
  SITE_PATHS.clientQuotes,
  SITE_PATHS.clientQuoteCreate,
  SITE_PATHS.clientQuote,
  SITE_PATHS.clientQuoteEdit,
  SITE_PATHS.clientInvoices,
  SITE_PATHS.clientInvoice,
  SITE_PATHS.clientAppointments,
  SITE_PATHS.clientDocuments,
  SITE_PATHS.clientMessages,
  SITE_PATHS.clientCalculator,
  SITE_PATHS.clientAccount,
] as const;

/** Fills the `:id` of a path; the id is encoded, so a slash in it never starts another segment. */
export function pathWithId(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}

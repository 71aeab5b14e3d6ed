/** The pages of the public site. */
export const PUBLIC_PATHS = {
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
} as const;

/** The pages for logging in and registering, and those that emails link to. */
export const ACCOUNT_PATHS = {
  login: '/accounts/login',
  register: '/accounts/register',
  passwordReset: '/accounts/password-reset',
  emailVerification: '/accounts/email-verification',
} as const;

/** The pages of the client portal, which share one guard. */
export const CLIENT_PATHS = {
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
} as const;

/** The first page of each portal. */
export const PORTAL_HOMES = {
  clientPortal: CLIENT_PATHS.clientPortal,
  staffPortal: '/staff/portal',
  adminPortal: '/admin/portal',
} as const;

/** The pages of the team, besides its homes, that emails link to. */
export const EMAILED_TEAM_PATHS = {
  staffQuote: '/staff/portal/quotes/:id',
  staffEnquiry: '/staff/portal/enquiries/:id',
  adminPeople: '/admin/portal/users',
} as const;

/** The public pages. A signed-in user who opens one is logged out. */
export const PUBLIC_PAGE_PATHS = [
  PUBLIC_PATHS.home,
  PUBLIC_PATHS.about,
  PUBLIC_PATHS.services,
  PUBLIC_PATHS.contact,
  PUBLIC_PATHS.quote,
  PUBLIC_PATHS.gallery,
  PUBLIC_PATHS.ndis,
  PUBLIC_PATHS.faq,
] as const;

/** Old addresses and their present targets; an id is carried over. */
export const LEGACY_REDIRECTS = {
  '/quotes': CLIENT_PATHS.clientQuotes,
  '/quotes/create': CLIENT_PATHS.clientQuoteCreate,
  '/quotes/:id': CLIENT_PATHS.clientQuote,
  '/quotes/:id/edit': CLIENT_PATHS.clientQuoteEdit,
} as const;

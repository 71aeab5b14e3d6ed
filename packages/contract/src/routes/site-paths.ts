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
  staffQuotes: '/staff/portal/quotes',
  staffQuoteNew: '/staff/portal/quotes/new',
  staffQuote: '/staff/portal/quotes/:id',
  staffCalendar: '/staff/portal/calendar',
  staffVisitNew: '/staff/portal/visits/new',
  staffVisit: '/staff/portal/visits/:id',
  staffInvoices: '/staff/portal/invoices',
  staffInvoiceNew: '/staff/portal/invoices/new',
  staffPaymentNew: '/staff/portal/payments/new',
  staffInvoice: '/staff/portal/invoices/:id',
  staffReminders: '/staff/portal/invoices/reminders',
  staffBankImport: '/staff/portal/invoices/import',
  staffBankStatement: '/staff/portal/invoices/import/:id',
  staffClaims: '/staff/portal/claims',
  staffClaimsImport: '/staff/portal/claims/import',
  staffClients: '/staff/portal/clients',
  staffClientNew: '/staff/portal/clients/new',
  staffClient: '/staff/portal/clients/:id',
  staffClientDocuments: '/staff/portal/clients/:id/documents',
  staffMessages: '/staff/portal/messages',
  staffMessageNew: '/staff/portal/messages/new',
  staffThread: '/staff/portal/messages/:id',
  staffClientVisits: '/staff/portal/clients/:id/visits',
  staffEnquiries: '/staff/portal/enquiries',
  staffEnquiry: '/staff/portal/enquiries/:id',
  staffEnquiryConvert: '/staff/portal/enquiries/:id/convert',
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

/** Every address below these has neither the header nor the footer of the site. */
const AREAS_WITHOUT_FRAME = ['/accounts', '/clients', '/quotes'] as const;

/** Every address below these is for the company's own people. */
const TEAM_AREAS = ['/staff', '/admin'] as const;

/** Every address below these is for people who have, or are making, an account. */
const PRIVATE_AREAS = [...AREAS_WITHOUT_FRAME, ...TEAM_AREAS] as const;

/** A path that holds one of these is a verification page, wherever it stands. */
const VERIFICATION_MARKS = ['email-verification', 'verify-email'] as const;

/** True for a path that an e-mailed link to verify an address may have, in any case. */
export function isVerificationPath(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return VERIFICATION_MARKS.some((mark) => path.includes(mark));
}

/** Whether a page shows the header and the footer of the site. Those of an account or the portal do not. */
export function hasSiteFrame(pathname: string): boolean {
  return !isBelow(AREAS_WITHOUT_FRAME, pathname);
}

/** Whether an address belongs to accounts or a portal, in any case; there may be no page at it. */
export function isPrivatePath(pathname: string): boolean {
  return isBelow(PRIVATE_AREAS, pathname);
}

/** Whether an address belongs to the staff or the admin portal, in any case; there may be no page at it. */
export function isTeamPath(pathname: string): boolean {
  return isBelow(TEAM_AREAS, pathname);
}

function isBelow(areas: readonly string[], pathname: string): boolean {
  const path = pathname.toLowerCase();
  return areas.some((area) => path === area || path.startsWith(`${area}/`));
}

/** The public pages: a signed-in user who opens one is logged out. */
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

/** The pages of the staff portal, guarded alike: for staff and admins. */
export const STAFF_PATHS = [
  SITE_PATHS.staffPortal,
  SITE_PATHS.staffQuotes,
  SITE_PATHS.staffQuoteNew,
  SITE_PATHS.staffQuote,
  SITE_PATHS.staffCalendar,
  SITE_PATHS.staffVisitNew,
  SITE_PATHS.staffVisit,
  SITE_PATHS.staffInvoices,
  SITE_PATHS.staffInvoiceNew,
  SITE_PATHS.staffPaymentNew,
  SITE_PATHS.staffInvoice,
  SITE_PATHS.staffReminders,
  SITE_PATHS.staffBankImport,
  SITE_PATHS.staffBankStatement,
  SITE_PATHS.staffClaims,
  SITE_PATHS.staffClaimsImport,
  SITE_PATHS.staffClients,
  SITE_PATHS.staffClientNew,
  SITE_PATHS.staffClient,
  SITE_PATHS.staffClientDocuments,
  SITE_PATHS.staffMessages,
  SITE_PATHS.staffMessageNew,
  SITE_PATHS.staffThread,
  SITE_PATHS.staffClientVisits,
  SITE_PATHS.staffEnquiries,
  SITE_PATHS.staffEnquiry,
  SITE_PATHS.staffEnquiryConvert,
] as const;

/** Fills the `:id` of a path; the id is encoded, so a slash in it never starts another segment. */
export function pathWithId(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}

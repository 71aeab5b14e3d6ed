/** Every address below these has neither the header nor the footer of the site. */
const AREAS_WITHOUT_FRAME = ['/accounts', '/clients', '/quotes'] as const;

/** Every address below this one is for making an account or getting into it. */
const ACCOUNT_AREAS = ['/accounts'] as const;

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

/** Whether an address belongs to the pages of accounts, in any case; there may be no page at it. */
export function isAccountPath(pathname: string): boolean {
  return isBelow(ACCOUNT_AREAS, pathname);
}

/** Whether an address belongs to the staff or the admin portal, in any case; there may be no page at it. */
export function isTeamPath(pathname: string): boolean {
  return isBelow(TEAM_AREAS, pathname);
}

function isBelow(areas: readonly string[], pathname: string): boolean {
  const path = pathname.toLowerCase();
  return areas.some((area) => path === area || path.startsWith(`${area}/`));
}

/** Fills the `:id` of a path; the id is encoded, so a slash in it never starts another segment. */
export function pathWithId(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}

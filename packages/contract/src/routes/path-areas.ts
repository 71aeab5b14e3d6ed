/** Path prefixes of pages without the header and footer of the site. */
const AREAS_WITHOUT_FRAME = ['/accounts', '/clients', '/quotes'] as const;

/** Path prefixes of pages for registering and logging in. */
const ACCOUNT_AREAS = ['/accounts'] as const;

/** Path prefixes of the staff and admin portals. */
const TEAM_AREAS = ['/staff', '/admin'] as const;

/** Path prefixes of pages for users who have or are making an account. */
const PRIVATE_AREAS = [...AREAS_WITHOUT_FRAME, ...TEAM_AREAS] as const;

/** A path that contains one of these is a verification page, at any position. */
const VERIFICATION_MARKS = ['email-verification', 'verify-email'] as const;

/** Whether a path, in any case, may be an emailed link that verifies an address. */
export function isVerificationPath(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return VERIFICATION_MARKS.some((mark) => path.includes(mark));
}

/** Whether a page has the header and the footer of the site. Account and portal pages do not. */
export function hasSiteFrame(pathname: string): boolean {
  return !isBelow(AREAS_WITHOUT_FRAME, pathname);
}

/** Whether a path, in any case, belongs to accounts or a portal, even if no page exists there. */
export function isPrivatePath(pathname: string): boolean {
  return isBelow(PRIVATE_AREAS, pathname);
}

/** Whether a path, in any case, belongs to account pages, even if no page exists there. */
export function isAccountPath(pathname: string): boolean {
  return isBelow(ACCOUNT_AREAS, pathname);
}

/**
 * Whether a path, in any case, belongs to the staff or admin portal, even if no page exists there.
 */
export function isTeamPath(pathname: string): boolean {
  return isBelow(TEAM_AREAS, pathname);
}

function isBelow(areas: readonly string[], pathname: string): boolean {
  const path = pathname.toLowerCase();
  return areas.some((area) => path === area || path.startsWith(`${area}/`));
}

/**
 * Fills in the `:id` of a path. The id is encoded, so a slash in it never starts another segment.
 */
export function pathWithId(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}

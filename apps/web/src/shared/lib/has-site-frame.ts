const AREAS_WITHOUT_FRAME = /^\/(?:accounts|clients|quotes)(?:\/|$)/i;

/** Whether a page shows the header and the footer of the site. Those of an account or the portal do not. */
export function hasSiteFrame(pathname: string): boolean {
  return !AREAS_WITHOUT_FRAME.test(pathname);
}

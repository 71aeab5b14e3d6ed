/** The path of the web manifest by which the team installs its portals as an app. */
export const TEAM_MANIFEST_PATH = '/team.webmanifest';

/** The icon of notices, in the company's colours. */
export const NOTICE_ICON_PATH = '/icon-192.png';

/** The small picture of notices in the bar of an Android phone, which draws its shape alone. */
export const NOTICE_BADGE_PATH = '/notice-badge-96.png';

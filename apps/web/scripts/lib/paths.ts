import { join } from 'node:path';

export const WEB_ROOT = join(import.meta.dirname, '../..');
/** What the server sends to browsers. */
export const DIST = join(WEB_ROOT, 'dist');
/** The code that writes pages, kept apart from what is served. */
export const SERVER_BUILD = join(WEB_ROOT, 'node_modules/.page-writer');

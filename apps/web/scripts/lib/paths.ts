import { join } from 'node:path';

export const WEB_ROOT = join(import.meta.dirname, '../..');
/** What the server sends to browsers. */
export const DIST = join(WEB_ROOT, 'dist');
/** The code that writes pages, kept apart from what is served. */
export const SERVER_BUILD = join(WEB_ROOT, 'node_modules/.page-writer');
/** The service worker, below the built site: above the pages that it serves, and no others. */
export const VISITS_WORKER = 'staff/visits-worker.js';
/** What is in each script, for the checks of the built site. Not for browsers. */
export const CHUNK_REPORT = join(WEB_ROOT, 'build-report/chunks.json');
/** Where the company puts photos of its work. */
export const GALLERY_PHOTOS = join(WEB_ROOT, 'gallery-photos');

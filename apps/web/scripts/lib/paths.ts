import { join } from 'node:path';

export const WEB_ROOT = join(import.meta.dirname, '../..');
/** The folder that the server sends to browsers. */
export const DIST = join(WEB_ROOT, 'dist');
/** The code that prerenders pages, outside of the served folder. */
export const SERVER_BUILD = join(WEB_ROOT, 'node_modules/.page-writer');
/** The service worker's path in the built site. Its folder limits its scope to the staff pages. */
export const VISITS_WORKER = 'staff/visits-worker.js';
/** The modules in each script, for the checks of the built site; not served. */
export const CHUNK_REPORT = join(WEB_ROOT, 'build-report/chunks.json');
/** The folder for the company's photos of its work. */
export const GALLERY_PHOTOS = join(WEB_ROOT, 'gallery-photos');

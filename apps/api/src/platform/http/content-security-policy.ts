export type Directives = Readonly<Record<string, readonly string[]>>;

/** Writes a policy as its header has it. */
export function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Answers of the API are data: a browser that shows one as a page may do nothing with it. */
export const API_POLICY = policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** A service worker fetches the files of the site, and runs nothing but itself. */
export const WORKER_POLICY = policyOf({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });

/** A file is to be saved: opened as a page it may run nothing and reach nothing. */
export const FILE_POLICY = policyOf({
  sandbox: [],
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The readable page of the API writes its own styles and shows pictures from data addresses. */
export const DOCS_POLICY = policyOf({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

const GOOGLE = 'https://accounts.google.com/gsi/';

interface SitePolicyOptions {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Whether pages may load Google's sign-in. */
  readonly allowsGoogle: boolean;
}

/** The policy of the site's own pages: nothing but their own files, and what they inline by hash. */
export function sitePolicy({ styleHashes, scriptHashes, allowsGoogle }: SitePolicyOptions): string {
  const google = (path: string) => (allowsGoogle ? [`${GOOGLE}${path}`] : []);
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...google('client')],
    'style-src': ["'self'", ...quoted(styleHashes), ...google('style')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...google('')],
    // Only what a page made itself: a PDF that it fetched, for the browser's own viewer.
    'frame-src': ['blob:', ...google('')],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

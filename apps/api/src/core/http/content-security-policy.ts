import { createHash } from 'node:crypto';

type Directives = Readonly<Record<string, readonly string[]>>;

/** Formats a policy as a header value. */
function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** API answers are data, so a browser that shows one as a page must not run or load anything. */
export const API_POLICY = policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/**
 * The policy of a service worker, which may fetch the files of the site and show its icons in
 * notices, and runs no other script.
 */
export const WORKER_POLICY = policyOf({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'"],
});

/** A file is downloaded; opened as a page, it must not run or load anything. */
export const FILE_POLICY = policyOf({
  sandbox: [],
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The readable page of the API uses inline styles and pictures from data URLs. */
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

/** The policy of a page that the service draws: its one style sheet by its hash, and nothing else. */
export const stylePolicy = (style: string): string =>
  policyOf({
    'default-src': ["'none'"],
    'style-src': [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

const GOOGLE = 'https://accounts.google.com/gsi/';

interface SitePolicyOptions {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** Whether pages may load Google's sign-in script. */
  readonly allowsGoogle: boolean;
}

/** The policy of the site's pages: only the site's own files, and inline code by its hash. */
export function sitePolicy({ styleHashes, scriptHashes, allowsGoogle }: SitePolicyOptions): string {
  const google = (path: string) => (allowsGoogle ? [`${GOOGLE}${path}`] : []);
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...google('client')],
    'style-src': ["'self'", ...quoted(styleHashes), ...google('style')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...google('')],
    // Only content that the page made itself: a fetched PDF for the browser's viewer.
    'frame-src': ['blob:', ...google('')],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

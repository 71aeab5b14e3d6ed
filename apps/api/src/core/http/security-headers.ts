import { API_POLICY } from './content-security-policy.ts';

/** Two years, as browsers require for their preloaded list of HTTPS-only sites. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/**
 * The headers of every answer, also to requests that cannot be parsed. Pages override the policy
 * and caching.
 */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }) {
  return {
    'cache-control': 'no-store',
    'content-security-policy': API_POLICY,
    // Google's sign-in window reports back to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Never the path, because links in emails have a token in it.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': HTTPS_ONLY } : {}),
  };
}

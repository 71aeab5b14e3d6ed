import { API_POLICY } from './content-security-policy.ts';

/** Two years, as browsers ask of sites that they know beforehand. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/**
 * The headers of every answer, refusals of unreadable requests included. Pages replace the policy
 * and the caching by their own.
 */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }) {
  return {
    'cache-control': 'no-store',
    'content-security-policy': API_POLICY,
    // Google's sign-in window reports back to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Never the path: the links in our e-mails carry a token.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': HTTPS_ONLY } : {}),
  };
}

import { isIP } from 'node:net';

/** Names of ranges that Fastify knows. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** The shortest prefixes of private networks, such as 10.0.0.0/8 and fc00::/7. */
const SHORTEST_PREFIX = { 4: 8, 6: 7 } as const;
const LONGEST_PREFIX = { 4: 32, 6: 128 } as const;

/**
 * Reads the proxies whose `X-Forwarded-For` is trusted, separated by commas.
 *
 * @returns null when one of them is not an address, a range or the name of a range, or when a range
 *   is so wide that any caller could forge an address.
 */
export function parseTrustedProxies(text: string): readonly string[] | null {
  const proxies = text.split(',').map((part) => part.trim().toLowerCase());
  return proxies.every(isProxy) ? proxies : null;
}

function isProxy(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/u.test(prefix)) return false;
  const bits = Number(prefix);
  return bits >= SHORTEST_PREFIX[family] && bits <= LONGEST_PREFIX[family];
}

import { isIPv6 } from 'node:net';
import type { RateLimitName } from '@cleaning/contract/http';
import type { Database } from '../db/client.ts';
import type { Secrets } from '../security/secrets.ts';
import { ApiError } from './api-error.ts';
import { countCall } from './rate-limit-repository.ts';
import type { Budget, RateLimits } from './rate-limits.ts';

export interface RateLimiter {
  /** @throws ApiError `rate_limited` once an address has used up its budget. */
  chargeAddress(name: RateLimitName, address: string, now: Date): Promise<void>;
  /**
   * @throws ApiError `rate_limited` once an account, by id or email address, has used up its
   *   budget.
   */
  chargeAccount(name: RateLimitName, account: string, now: Date): Promise<void>;
}

interface RateLimiterOptions {
  readonly database: Database;
  readonly secrets: Pick<Secrets, 'fingerprint'>;
  readonly limits: RateLimits;
}

/** Counts calls in the database, so that all processes share the counts. */
export function createRateLimiter({ database, secrets, limits }: RateLimiterOptions): RateLimiter {
  const charge = async (name: string, { calls, seconds }: Budget, caller: string, now: Date) => {
    const { count, endsAt } = await countCall(database, {
      budget: name,
      caller: secrets.fingerprint('rate-limit', caller).toString('base64url'),
      seconds,
      now,
    });
    if (count > calls) throw rateLimited(endsAt, now);
  };
  return {
    chargeAddress: (name, address, now) =>
      charge(`${name}:address`, limits[name].perAddress, networkOf(address), now),
    chargeAccount: (name, account, now) =>
      charge(`${name}:account`, limits[name].perAccount, account, now),
  };
}

function rateLimited(endsAt: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ApiError('rate_limited', `Too many tries. Please wait ${wait} and try again.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * The network of an address. A household has one IPv4 address, but a whole /64 of IPv6 addresses.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('::', 2);
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':')}::/64`;
}

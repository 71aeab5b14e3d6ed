import type { Database } from './db/client.ts';
import type { FileStore } from './files/file-store.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { PushSender } from './push/push-sender.ts';
import type { GoogleVerifier } from './security/google-verifier.ts';
import type { Passwords } from './security/passwords.ts';
import type { Secrets } from './security/secrets.ts';

/** What the service is made of, beside its code. Tests replace any part of it. */
export interface Dependencies {
  readonly database: Database;
  /** The address of PostgreSQL itself; null where only PgBouncer can be reached. */
  readonly databaseDirectUrl: string | null;
  readonly secrets: Secrets;
  readonly fileStore: FileStore;
  readonly passwords: Passwords;
  /** Null where Google sign-in is not configured. */
  readonly google: GoogleVerifier | null;
  /** How devices hear of changes to their user's day. */
  readonly push: PushSender;
  readonly rateLimits: RateLimits;
  /**
   * The minimum duration, in milliseconds, of calls that must not reveal whether an address has an
   * account.
   */
  readonly minimumDurationMs: number;
  readonly now: () => Date;
}

/** What every handler may use. */
export interface HandlerDependencies extends Pick<
  Dependencies,
  'database' | 'secrets' | 'fileStore' | 'passwords' | 'google' | 'push' | 'minimumDurationMs'
> {
  readonly rateLimiter: RateLimiter;
}

import type { Database } from './core/db/client.ts';
import type { FileStore } from './core/files/file-store.ts';
import type { RateLimits } from './core/http/rate-limits.ts';
import type { Outbox } from './core/mail/outbox.ts';
import type { GoogleVerifier } from './core/security/google-verifier.ts';
import type { Passwords } from './core/security/passwords.ts';
import type { Secrets } from './core/security/secrets.ts';

/** What the records depend on. Tests replace any part of it. */
export interface Dependencies {
  readonly database: Database;
  /** The address of PostgreSQL itself; null where only PgBouncer can be reached. */
  readonly databaseDirectUrl: string | null;
  readonly outbox: Outbox;
  readonly secrets: Secrets;
  readonly fileStore: FileStore;
  readonly passwords: Passwords;
  /** Null where Google sign-in is not configured. */
  readonly google: GoogleVerifier | null;
  readonly rateLimits: RateLimits;
  /** The address of the site, for links in emails; no trailing slash. */
  readonly publicUrl: string;
  /**
   * The minimum duration, in milliseconds, of calls that must not reveal whether an address has an
   * account.
   */
  readonly minimumDurationMs: number;
  readonly now: () => Date;
}

import { hash, verify, type Options } from '@node-rs/argon2';

/** Hashes and checks passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Checks a password. Without a hash, for an account that does not exist, it does the same work
   * and returns false, so that the time taken reveals nothing.
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

interface Argon2 {
  readonly hash: typeof hash;
  readonly verify: typeof verify;
}

/** OWASP's second recommendation: 19 MiB, two passes. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param argon2 replaced by tests that observe it. */
export function createPasswords(
  cost: Options = COST,
  argon2: Argon2 = { hash, verify },
): Passwords {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => argon2.hash(password, cost),
    async matches(passwordHash, password) {
      decoy ??= argon2.hash('no password of any account', cost);
      const isRight = await argon2.verify(passwordHash ?? (await decoy), password);
      return passwordHash !== null && isRight;
    },
  };
}

import { hash, verify, type Options } from '@node-rs/argon2';

/** Hashes and checks passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Checks a password. Without a hash, for an account that does not exist, it does the same work and
   * says no, so that the time taken tells nothing.
   */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

/** OWASP's second recommendation: 19 MiB, two passes. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswords(cost: Options = COST): Passwords {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    async matches(passwordHash, password) {
      decoy ??= hash('a password that nobody has', cost);
      const isRight = await verify(passwordHash ?? (await decoy), password);
      return passwordHash !== null && isRight;
    },
  };
}

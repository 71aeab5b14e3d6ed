/** What is wrong with a typed command, and how to type it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

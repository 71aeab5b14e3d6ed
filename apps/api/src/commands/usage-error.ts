/** A command was typed wrongly; the message says how to type it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Router state that the previous page passes to an account page. Not part of the address. */
interface AccountLocationState {
  readonly email: string | null;
  /** Why the user was sent here. */
  readonly message: string | null;
  /** The page that was originally requested. */
  readonly next: string | null;
}

/** Validates router state, which is untrusted: the browser keeps it across reloads. */
export function readLocationState(state: unknown): AccountLocationState {
  const fields: Partial<Record<keyof AccountLocationState, unknown>> =
    typeof state === 'object' && state !== null ? state : {};
  return {
    email: textOrNull(fields.email),
    message: textOrNull(fields.message),
    next: textOrNull(fields.next),
  };
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

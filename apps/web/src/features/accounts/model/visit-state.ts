/** What the page before told a page of the account area, as router state. Nothing of it is in the address. */
export interface VisitState {
  readonly email: string | null;
  /** Why a guard sent the person here. */
  readonly message: string | null;
  /** The page that they wanted in the first place. */
  readonly next: string | null;
}

/** Reads router state, which may be anybody's: the browser keeps it over a reload. */
export function readVisitState(state: unknown): VisitState {
  const fields: Partial<Record<keyof VisitState, unknown>> =
    typeof state === 'object' && state !== null ? state : {};
  return {
    email: textOrNull(fields.email),
    message: textOrNull(fields.message),
    next: textOrNull(fields.next),
  };
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Whose answer is kept: what is typed here, or what the other version says. */
export type Side = 'local' | 'remote';

/** One answer that two versions give differently. */
export interface VersionDifference<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Both answers as text. */
  readonly local: string;
  readonly remote: string;
  /** Who changed it since both were the same; local where both did. */
  readonly suggested: Side;
}

/** What is typed, what the service holds, and what both were made of. */
export interface VersionSides<Values> {
  readonly local: Values;
  readonly remote: Values;
  readonly base: Values;
}

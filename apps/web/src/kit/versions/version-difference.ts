/** Which version's value is kept: the local or the other one. */
export type Side = 'local' | 'remote';

/** A value that differs between two versions. */
export interface VersionDifference<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Both values as text. */
  readonly local: string;
  readonly remote: string;
  /** The side that changed it since the common base; local if both did. */
  readonly suggested: Side;
}

/** The local values, the server's values, and their common base. */
export interface VersionSides<Values> {
  readonly local: Values;
  readonly remote: Values;
  readonly base: Values;
}

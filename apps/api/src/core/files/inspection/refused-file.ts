/** Why a file is refused; `inspect-file.ts` has the message for each. */
export const REFUSALS = [
  'unreadable',
  'damaged',
  'too-many-pixels',
  'pdf-active',
  'pdf-protected',
] as const;

export type Refusal = (typeof REFUSALS)[number];

/**
 * The file was read and may not be stored. Any other error of an inspection means a damaged file.
 */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`Refused: ${refusal}`);
    this.refusal = refusal;
  }
}

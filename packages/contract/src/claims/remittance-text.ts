import { type DecodedText, decodeText } from '../files/decode-text.ts';

/** The most characters of one file, enough for some thousand rows. */
export const MAX_REMITTANCE_CHARACTERS = 500_000;
/** Two bytes for each character, as in UTF-16. */
const MAX_BYTES = 2 * MAX_REMITTANCE_CHARACTERS;

export const REMITTANCE_SIZE = 'Choose a CSV file of up to 500 KB.';
const NOT_TEXT =
  'This is not a CSV file. Export the answers as CSV, or save the spreadsheet as CSV UTF-8.';

/** Reads the text of the file of a payer, or says why it cannot be read. */
export async function textOfRemittance(file: {
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}): Promise<DecodedText> {
  if (file.size > MAX_BYTES) return { refusal: REMITTANCE_SIZE };
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()), NOT_TEXT);
  const isTooLong = decoded.refusal === null && decoded.text.length > MAX_REMITTANCE_CHARACTERS;
  return isTooLong ? { refusal: REMITTANCE_SIZE } : decoded;
}

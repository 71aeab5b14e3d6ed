/** A range of a message, from its first character to the one after its last. */
export interface Found<Value> {
  readonly start: number;
  readonly end: number;
  readonly value: Value;
}

export interface FoundPlace {
  readonly street: string | null;
  readonly suburb: string | null;
  readonly postcode: string | null;
}

const STREET_KINDS =
  'Street|St|Road|Rd|Avenue|Ave|Parade|Pde|Place|Pl|Drive|Dr|Lane|Crescent|Cres|Court|Ct|Close|Highway|Hwy|Terrace|Way|Boulevard|Esplanade';
const NAME = "[A-Z][a-z][\\w'’]*";

/** A street address: "3/27 Church Street", "Unit 4, 12A Marion St". */
const STREET = new RegExp(
  `\\b(?:(?:Unit|Apartment|Flat)\\s+\\w{1,4},?\\s+)?\\d{1,4}[A-Za-z]?(?:[/-]\\d{1,4}[A-Za-z]?)?\\s+(?:${NAME}\\s+){1,3}(?:${STREET_KINDS})\\b\\.?`,
  'u',
);
/**
 * A suburb with a postcode: "Dee Why NSW 2099", "Dee Why, 2099". Postcodes of New South Wales start
 * with 2.
 */
const SUBURB_WITH_POSTCODE = new RegExp(
  `\\b(?<suburb>${NAME}(?:\\s${NAME}){0,2})(?:,?\\s+NSW)?,?\\s+(?<postcode>2\\d{3})\\b`,
  'gu',
);
/** "in Dee Why": without "in", a capitalised word cannot be recognised as a place. */
const SUBURB = new RegExp(
  `\\b(?:[Ii]n|[Aa]t|[Nn]ear|[Aa]round)\\s+(?<suburb>${NAME}(?:\\s${NAME}){0,2})`,
  'gu',
);
const SUBURB_AFTER_STREET = new RegExp(
  `,?\\s+(?:in\\s+)?(?<suburb>${NAME}(?:\\s${NAME}){0,2})`,
  'uy',
);

/** Capitalised words that follow "in" or "at" or precede a year, but are no suburbs. */
const NO_SUBURB =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Christmas|Easter|New South|New Year|Sydney|Australia|Summer|Autumn|Winter|Spring)/u;

/**
 * The address of the clean, as far as a message states it. Suburbs are recognised only by their
 * capitals.
 */
export function findPlaces(message: string): readonly Found<FoundPlace>[] {
  const street = findStreet(message);
  const suburb = findSuburb(message, street?.end ?? null);
  return [street, suburb].filter((found) => found !== null);
}

function findStreet(message: string): Found<FoundPlace> | null {
  const match = STREET.exec(message);
  if (match === null) return null;
  const [text] = match;
  return {
    start: match.index,
    end: match.index + text.length,
    value: { street: text, suburb: null, postcode: null },
  };
}

function findSuburb(message: string, streetEnd: number | null): Found<FoundPlace> | null {
  const from = streetEnd ?? 0;
  const withPostcode = firstPlace(message.slice(from), SUBURB_WITH_POSTCODE);
  if (withPostcode !== undefined) return readPlace(withPostcode, from);
  if (streetEnd !== null) {
    SUBURB_AFTER_STREET.lastIndex = streetEnd;
    const next = SUBURB_AFTER_STREET.exec(message);
    if (next !== null && !NO_SUBURB.test(next.groups?.['suburb'] ?? '')) return readPlace(next, 0);
  }
  const named = firstPlace(message, SUBURB);
  return named === undefined ? null : readPlace(named, 0);
}

const firstPlace = (message: string, pattern: RegExp): RegExpExecArray | undefined =>
  [...message.matchAll(pattern)].find(({ groups }) => !NO_SUBURB.test(groups?.['suburb'] ?? ''));

function readPlace(match: RegExpExecArray, offset: number): Found<FoundPlace> {
  const start = offset + match.index;
  const { suburb = null, postcode = null } = match.groups ?? {};
  return { start, end: start + match[0].length, value: { street: null, suburb, postcode } };
}

import { distance } from 'fastest-levenshtein';
import { NSW_SUBURBS } from './nsw-suburbs.ts';

/** A suburb or town of New South Wales. */
export interface Place {
  readonly suburb: string;
  readonly postcode: string;
}

/** The places that a text can mean. */
export interface FoundPlaces {
  readonly places: readonly Place[];
  /** What may have been meant by a text that names no place. */
  readonly suggestion: Place | null;
}

const PLACES: readonly Place[] = NSW_SUBURBS.trim()
  .split('\n')
  .flatMap((line) => {
    const postcode = line.slice(0, 4);
    return line
      .slice(5)
      .split(', ')
      .map((suburb) => ({ suburb, postcode }));
  });

/** Spells a name in one way: "Mt. Druitt" and "mount druitt" are the same place. */
const spell = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’'.,]/gu, '')
    .replace(/\bmt\b/u, 'mount')
    .replace(/\bsaint\b/u, 'st')
    .replace(/[\s-]+/gu, ' ')
    .trim();

const BY_NAME = Map.groupBy(PLACES, ({ suburb }) => spell(suburb));
const BY_POSTCODE = Map.groupBy(PLACES, ({ postcode }) => postcode);

/**
 * The places that a suburb, a postcode or both of them mean: "Baulkham Hills", "2153", "Baulkham
 * Hills NSW 2153". A name that several places share means all of them.
 */
export function findPlaces(text: string): FoundPlaces {
  const postcode = /\b\d{4}\b/u.exec(text)?.[0];
  const name = spell(text.replace(/\b\d{4}\b/u, ' ').replace(/\bnsw\b/iu, ' '));
  const found = name === '' ? (BY_POSTCODE.get(postcode ?? '') ?? []) : (BY_NAME.get(name) ?? []);
  const places = found.filter((place) => postcode === undefined || place.postcode === postcode);
  if (places.length > 0) return { places, suggestion: null };
  return { places, suggestion: found[0] ?? nearest(name) };
}

/** The place whose name is closest, where it is less than a quarter of its letters away. */
function nearest(name: string): Place | null {
  let [closest, least] = [null as Place | null, Math.max(1, Math.floor(name.length / 4)) + 1];
  for (const [known, [place]] of BY_NAME) {
    const away = distance(name, known);
    if (place !== undefined && away < least) [closest, least] = [place, away];
  }
  return closest;
}

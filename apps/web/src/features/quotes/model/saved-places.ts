import type { Address } from '@cleaning/contract';
import type { SiteAnswers } from './quote-answers.ts';

type Place = Pick<Address, 'label' | 'line1' | 'suburb' | 'postcode' | 'access_notes'>;

/** Whether the answers are about this place. */
export function isAtPlace(site: SiteAnswers, { line1, suburb, postcode }: Place): boolean {
  return (
    site.address_line1.trim() === line1 &&
    site.suburb.trim() === suburb &&
    site.postcode.trim() === postcode
  );
}

/**
 * The answers at another place. How to get in comes with it, unless the person typed something of
 * their own.
 */
export function placeChosen(
  site: SiteAnswers,
  { line1, suburb, postcode, access_notes }: Place,
  places: readonly Place[],
): SiteAnswers {
  const notes = site.access_notes.trim();
  const isTheirOwn = notes !== '' && !places.some((place) => place.access_notes === notes);
  return {
    ...site,
    address_line1: line1,
    suburb,
    postcode,
    access_notes: isTheirOwn ? site.access_notes : access_notes,
  };
}

/** A place in words: what the client calls it, then where it is. */
export function describePlace({ label, line1, suburb, postcode }: Place) {
  const town = `${suburb} ${postcode}`;
  return label === ''
    ? { title: line1, detail: town }
    : { title: label, detail: `${line1}, ${town}` };
}

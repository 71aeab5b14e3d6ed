import { areaOfPostcode } from '@cleaning/company';
import type { AreaCheck } from '@cleaning/contract/services';
import { findPlaces } from '../core/places/find-place.ts';

/**
 * Whether the company cleans at a place that a visitor typed. A postcode belongs to one area as a
 * whole, so places differ only where they share a name.
 */
export function checkArea(text: string): AreaCheck {
  const { places, suggestion } = findPlaces(text);
  const [first, ...others] = places;
  if (first === undefined) {
    const nowhere = { suburb: null, postcode: null, area: null };
    return { inside: 'unknown', ...nowhere, did_you_mean: suggestion };
  }
  const area = areaOfPostcode(first.postcode);
  if (others.some(({ postcode }) => (areaOfPostcode(postcode) === null) !== (area === null))) {
    const { suburb } = first;
    return { inside: 'part', suburb, postcode: null, area: null, did_you_mean: null };
  }
  const isOne = others.every(({ suburb }) => suburb === first.suburb);
  return {
    inside: area === null ? 'no' : 'yes',
    suburb: isOne ? first.suburb : null,
    postcode: others.every(({ postcode }) => postcode === first.postcode) ? first.postcode : null,
    area,
    did_you_mean: null,
  };
}

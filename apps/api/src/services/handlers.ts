import { areaOfPostcode } from '@cleaning/company';
import type { AreaCheck, Catalogue, servicesEndpoints } from '@cleaning/contract/services';
import {
  ADDONS,
  ADDON_IDS,
  ROOMS,
  ROOM_IDS,
  SERVICES,
  SERVICE_IDS,
  TIMELINES,
  TIMELINE_IDS,
} from '@cleaning/pricing';
import type { HandlersOf } from '../core/http/handlers.ts';
import { findPlaces } from '../core/places/find-place.ts';

/** Serves the published price tables, and where the company cleans. */
export const servicesHandlers: HandlersOf<typeof servicesEndpoints> = {
  getCatalogue: async () => ({ status: 200, body: catalogue }),
  listServices: async () => ({ status: 200, body: catalogue.services }),
  listAddons: async () => ({ status: 200, body: catalogue.addons }),
  checkArea: async ({ query }) => ({ status: 200, body: checkArea(query.q) }),
};

/** The fields of an item that the API returns; names that only pages need are left out. */
const toItem = <Id extends string, Cents>(item: {
  readonly id: Id;
  readonly name: string;
  readonly priceCents: Cents;
}) => ({ id: item.id, name: item.name, price_cents: item.priceCents });

const catalogue: Catalogue = {
  services: SERVICE_IDS.map((id) => toItem(SERVICES[id])),
  rooms: ROOM_IDS.map((id) => toItem(ROOMS[id])),
  addons: ADDON_IDS.map((id) => toItem(ADDONS[id])),
  timelines: TIMELINE_IDS.map((id) => ({
    id,
    name: TIMELINES[id].name,
    multiplier_percent: TIMELINES[id].multiplierPercent,
    deposit_percent: TIMELINES[id].depositPercent,
  })),
};

/**
 * Whether the company cleans at a place that a visitor typed. A postcode belongs to one area as a
 * whole, so places differ only where they share a name.
 */
function checkArea(text: string): AreaCheck {
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

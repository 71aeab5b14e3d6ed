import type { Catalogue, servicesEndpoints } from '@cleaning/contract/services';
import {
  ADDON_IDS,
  ADDONS,
  ROOM_IDS,
  ROOMS,
  SERVICE_IDS,
  SERVICES,
  TIMELINE_IDS,
  TIMELINES,
} from '@cleaning/pricing';
import type { HandlersOf } from '../core/http/handlers.ts';
import { checkArea } from './check-area.ts';

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

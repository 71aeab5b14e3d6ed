import { ADDON_IDS } from '../src/addon-ids.ts';
import type { EstimateInput } from '../src/estimate-input.ts';
import { estimate } from '../src/estimate.ts';
import { gstIncludedIn } from '../src/gst.ts';
import { COMMONLY_NOT_NDIS_FUNDED } from '../src/ndis-funding.ts';
import { ADDONS, MAX_ROOM_COUNT, ROOMS, SERVICES, TIMELINES } from '../src/price-tables.ts';
import { SERVICE_IDS } from '../src/service-ids.ts';
import { TIMELINE_IDS } from '../src/timeline-ids.ts';

const HOMES = [
  {},
  { bedroom: 3, bathroom: 2, kitchen: 1, living: 1 },
  { bedroom: MAX_ROOM_COUNT, bathroom: 1, kitchen: 2, living: 2, dining: 1 },
];

const CHOICES_OF_ADDONS = [[], ['windows', 'oven'], ADDON_IDS] as const;

/** Every service at every speed, each for a home of its own with extras of its own. */
const INPUTS: readonly EstimateInput[] = SERVICE_IDS.flatMap((serviceId, service) =>
  TIMELINE_IDS.map((timelineId, timeline) => ({
    serviceId,
    rooms: HOMES[(service + timeline) % HOMES.length] ?? {},
    addonIds: CHOICES_OF_ADDONS[service % CHOICES_OF_ADDONS.length] ?? [],
    timelineId,
  })),
);

const GST_AMOUNTS = [0, 1, 5, 6, 11, 1100, 12_345, 57_000];

/** What an app in another language needs in order to price as we do, and to prove that it does. */
export const pricingJson = () => ({
  constants: {
    services: SERVICES,
    rooms: ROOMS,
    addons: ADDONS,
    timelines: TIMELINES,
    maxRoomCount: MAX_ROOM_COUNT,
    commonlyNotNdisFunded: COMMONLY_NOT_NDIS_FUNDED,
  },
  estimates: INPUTS.map((input) => ({ input, estimate: estimate(input) })),
  gstIncluded: GST_AMOUNTS.map((amountCents) => ({
    amountCents,
    gstCents: gstIncludedIn(amountCents),
  })),
});

import { ADDONS, formatAud, ROOM_IDS, ROOMS, SERVICES } from '@cleaning/pricing';
import { addonName, countedRooms } from '#content/price-texts.ts';
import type { EnquiryReading } from './read-enquiry.ts';

/**
 * The list price of what a message mentions: "From $250 service, 2 bedrooms $50 and carpet steam
 * cleaning $60." Empty if the service is unknown or has no list price.
 */
export function describeListPrice({ serviceId, rooms, addonIds }: EnquiryReading): string {
  const base = serviceId === null ? null : SERVICES[serviceId].priceCents;
  if (base === null) return '';
  const parts = [
    `${formatAud(base)} service`,
    ...ROOM_IDS.flatMap((id) => {
      const count = rooms[id] ?? 0;
      return count === 0
        ? []
        : [`${countedRooms(id, count)} ${formatAud(count * ROOMS[id].priceCents)}`];
    }),
    ...addonIds.map((id) => `${addonName(id)} ${formatAud(ADDONS[id].priceCents)}`),
  ];
  return `From ${new Intl.ListFormat('en-AU').format(parts)}.`;
}

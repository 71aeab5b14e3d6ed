import { ROOM_IDS } from '@cleaning/pricing';
import type { EstimateInput } from '@cleaning/pricing';
import { SHORT_SERVICE_NAMES, roomName } from '../../../content/price-words.ts';

/** A clean as people say it: "a 3-bedroom, 2-bathroom general clean". */
export function describeExample({ serviceId, rooms }: Pick<EstimateInput, 'serviceId' | 'rooms'>) {
  const counts = ROOM_IDS.flatMap((id) => {
    const count = rooms[id] ?? 0;
    return count === 0 ? [] : [`${count}-${roomName(id)}`];
  });
  return `a ${counts.join(', ')} ${SHORT_SERVICE_NAMES[serviceId].toLowerCase()} clean`;
}

import type { ServiceId } from '@cleaning/pricing';
import deepCleanUrl from '@cleaning/ui/illustrations/deep-clean.svg';
import endOfLeaseUrl from '@cleaning/ui/illustrations/end-of-lease.svg';
import livingRoomUrl from '@cleaning/ui/illustrations/living-room.svg';
import ndisHomeUrl from '@cleaning/ui/illustrations/ndis-home.svg';
import officeUrl from '@cleaning/ui/illustrations/office.svg';
import windowsCarpetUrl from '@cleaning/ui/illustrations/windows-carpet.svg';

const PICTURES: Partial<Record<ServiceId, string>> = {
  deep: deepCleanUrl,
  'end-of-lease': endOfLeaseUrl,
  ndis: ndisHomeUrl,
  'pet-treatment': officeUrl,
  'window-carpet': windowsCarpetUrl,
};

/** The picture of a service, or a clean living room for one that has none of its own. */
export function pictureOf(id: ServiceId): string {
  return PICTURES[id] ?? livingRoomUrl;
}

import { estimate } from '@cleaning/pricing';
import type {
  AddonId,
  Estimate,
  RoomCounts,
  RoomId,
  ServiceId,
  TimelineId,
} from '@cleaning/pricing';

/** The answers that determine a price. No service means not answered yet. */
export interface PriceChoices {
  readonly serviceId: ServiceId | null;
  readonly rooms: Readonly<RoomCounts>;
  readonly addonIds: readonly AddonId[];
  /** The timing of the chosen day; standard for any day. */
  readonly timelineId: TimelineId;
}

/** Handlers of the questions. */
export interface PriceChoiceHandlers {
  readonly onServiceChosen: (serviceId: ServiceId) => void;
  readonly onRoomCountChanged: (roomId: RoomId, count: number) => void;
  readonly onAddonToggled: (addonId: AddonId) => void;
}

/** The price so far; null without a service. */
export function estimatePrice({
  serviceId,
  rooms,
  addonIds,
  timelineId,
}: PriceChoices): Estimate | null {
  return serviceId === null ? null : estimate({ serviceId, rooms, addonIds, timelineId });
}

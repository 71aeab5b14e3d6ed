import { estimate } from '@cleaning/pricing';
import type {
  AddonId,
  Estimate,
  RoomCounts,
  RoomId,
  ServiceId,
  TimelineId,
} from '@cleaning/pricing';

/** The answers that determine a price. Null means not answered yet. */
export interface PriceChoices {
  readonly serviceId: ServiceId | null;
  readonly rooms: Readonly<RoomCounts>;
  readonly addonIds: readonly AddonId[];
  readonly timelineId: TimelineId | null;
}

/** Handlers of the questions. */
export interface PriceChoiceHandlers {
  readonly onServiceChosen: (serviceId: ServiceId) => void;
  readonly onRoomCountChanged: (roomId: RoomId, count: number) => void;
  readonly onAddonToggled: (addonId: AddonId) => void;
  readonly onTimelineChosen: (timelineId: TimelineId) => void;
}

/** The price so far, at standard timing until a timing is chosen; null without a service. */
export function priceOf({ serviceId, rooms, addonIds, timelineId }: PriceChoices): Estimate | null {
  return serviceId === null
    ? null
    : estimate({ serviceId, rooms, addonIds, timelineId: timelineId ?? 'standard' });
}

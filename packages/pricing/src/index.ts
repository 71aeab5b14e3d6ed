export { ADDON_IDS, isAddonId } from './addon-ids.ts';
export type { AddonId } from './addon-ids.ts';
export { depositFor, depositPercentFor } from './deposit.ts';
export { describeMultiplier } from './describe-multiplier.ts';
export { estimate } from './estimate.ts';
export type { Estimate, EstimateLine, PricedEstimate, UnpricedEstimate } from './estimate.ts';
export { estimateMinutes } from './estimate-minutes.ts';
export { parseEstimateInput } from './estimate-input.ts';
export type { EstimateInput, RoomCounts } from './estimate-input.ts';
export { formatAud, formatMoney } from './format-aud.ts';
export type { FormatAudOptions } from './format-aud.ts';
export {
  formatClockTime,
  isPlainDate,
  formatDate,
  formatInstant,
  formatPlainDate,
  sydneyDateOf,
} from './format-date.ts';
export type { InstantStyle, PlainDateStyle } from './format-date.ts';
export { gstIncludedIn } from './gst.ts';
export { percentOf, roundHalfUp } from './money.ts';
export {
  COMMONLY_NOT_NDIS_FUNDED,
  isCommonlyNotNdisFunded,
  isPlanFunded,
  NDIS_PRICE_NOTE,
} from './ndis-funding.ts';
export { ADDONS, MAX_ROOM_COUNT, ROOMS, SERVICES, TIMELINES } from './price-tables.ts';
export type { Addon, Room, Service, Timeline } from './price-tables.ts';
export { isPricingError, PricingError } from './pricing-error.ts';
export type { PricingErrorCode } from './pricing-error.ts';
export { ROOM_IDS, isRoomId } from './room-ids.ts';
export type { RoomId } from './room-ids.ts';
export { SERVICE_IDS, isOneOffService, isServiceId } from './service-ids.ts';
export type { ServiceId } from './service-ids.ts';
export { TIMELINE_IDS, isTimelineId } from './timeline-ids.ts';
export type { TimelineId } from './timeline-ids.ts';
export { timelineOn } from './timeline-on.ts';

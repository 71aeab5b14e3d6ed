export { VisitBadge, VisitIcon } from './visit-badge.tsx';
export { visitInAddress, visitPath } from './visit-path.ts';
export {
  STATUS_WORDS,
  countVisits,
  dayParts,
  describeDay,
  describeMoment,
  describePreferredTime,
  describeShortDay,
  describeTime,
  describeVisitTime,
} from './visit-words.ts';

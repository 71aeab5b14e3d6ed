export {
  SKELETON_DELAY_MS,
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './skeleton.tsx';

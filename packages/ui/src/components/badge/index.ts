export { Badge, type BadgeProps, type BadgeTone } from './badge.tsx';
export { Count, type CountProps } from './count.tsx';

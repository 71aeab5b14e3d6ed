export { Today } from './today.tsx';
export type { TodayLinks } from './today-links.ts';

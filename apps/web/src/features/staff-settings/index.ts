export { LateFeeCard } from './late-fee-card.tsx';

import type { AppointmentSummary } from '@cleaning/contract';

/** Whether there is still something to do at a visit. */
export const isUnfinished = ({ status }: Pick<AppointmentSummary, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed' || status === 'in_progress';

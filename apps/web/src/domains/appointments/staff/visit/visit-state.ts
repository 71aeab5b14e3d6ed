import type { AppointmentSummary } from '@cleaning/contract/appointments';

/** Whether a visit still has something to do. */
export const isUnfinished = ({ status }: Pick<AppointmentSummary, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed' || status === 'in_progress';

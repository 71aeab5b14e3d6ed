import { Appointments } from '../../features/appointments/index.ts';

export const handle = { title: 'Appointments' };

export { prefetchAppointments as prefetch } from '../../features/appointments/index.ts';

export function Component() {
  return <Appointments />;
}

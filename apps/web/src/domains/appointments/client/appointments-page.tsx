import { Appointments } from './list/appointments.tsx';

export const handle = { title: 'Appointments' };

export { prefetchAppointments as prefetch } from './list/appointments-view.ts';

export function Component() {
  return <Appointments />;
}

import { Appointments } from '../../features/appointments/index.ts';

export const handle = { title: 'Appointments' };

export function Component() {
  return <Appointments />;
}

import { NewVisit } from '../../features/staff-calendar/index.ts';

export const handle = { title: 'New visit' };

export function Component() {
  return <NewVisit />;
}

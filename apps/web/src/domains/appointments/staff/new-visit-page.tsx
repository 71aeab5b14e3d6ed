import { NewVisit } from './calendar/new-visit.tsx';

export const handle = { title: 'New visit' };

export function Component() {
  return <NewVisit />;
}

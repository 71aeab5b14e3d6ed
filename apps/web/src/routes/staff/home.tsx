import { StaffHome } from '../../features/staff/index.ts';

export const handle = { title: 'Staff portal' };

export function Component() {
  return <StaffHome />;
}

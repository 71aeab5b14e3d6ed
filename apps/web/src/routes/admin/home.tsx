import { HoursCard } from '../../features/staff-invoices/index.ts';
import { LateFeeCard } from '../../features/staff-settings/index.ts';
import { StaffHome } from '../../features/staff/index.ts';

export const handle = { title: 'Admin portal' };

export function Component() {
  return (
    <StaffHome>
      <HoursCard />
      <LateFeeCard />
    </StaffHome>
  );
}

import { HoursCard } from '#domains/invoices/hours/hours-card.tsx';
import { LateFeeCard } from './late-fee-card.tsx';
import { StaffHome } from './staff-home.tsx';

export const handle = { title: 'Admin portal' };

export function Component() {
  return (
    <StaffHome>
      <HoursCard />
      <LateFeeCard />
    </StaffHome>
  );
}

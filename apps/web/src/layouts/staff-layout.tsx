import { SITE_PATHS } from '@cleaning/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePortalApi } from '../shared/portal-api/portal-api.tsx';
import { staffItems } from './staff/staff-items.tsx';
import { TeamFrame } from './team/team-frame.tsx';

/** The frame of the staff portal. What needs a person is read with Today. */
export function Component() {
  const { queries } = usePortalApi();
  const { data: today } = useQuery(queries.staff.today());
  const items = useMemo(() => staffItems(today), [today]);
  return <TeamFrame name="Staff portal" home={SITE_PATHS.staffPortal} items={items} />;
}

import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMatch } from 'react-router-dom';
import { STAFF_CLIENT_NEW_PATH, STAFF_CLIENT_PATH } from '#domains/clients/client-paths.ts';
import { useOnBehalf } from '#domains/clients/use-on-behalf.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { cleanerItems } from './staff/cleaner-items.tsx';
import { actionsFor, newItemsFor } from './staff/staff-actions.tsx';
import { staffItems } from './staff/staff-items.tsx';
import { TeamFrame } from './team/team-frame.tsx';

/** The frame of the staff portal, with what the user may open. */
export function Component() {
  const { user, isCleaner } = useAuth();
  return isCleaner ? <CleanerFrame userId={user?.id ?? ''} /> : <OfficeFrame />;
}

function CleanerFrame({ userId }: { readonly userId: string }) {
  const api = useApi();
  const { data: unread } = useQuery(api.getUnreadCount.query());
  const items = useMemo(() => cleanerItems(userId, unread), [userId, unread]);
  return <TeamFrame name="Staff portal" home={SITE_PATHS.staffPortal} items={items} />;
}

/** Its counts come from the Today query. */
function OfficeFrame() {
  const api = useApi();
  const { data: today } = useQuery(api.getStaffToday.query({ page: 1 }));
  const items = useMemo(() => staffItems(today), [today]);
  const inView = useClientInView();
  const { onBehalf } = useOnBehalf();
  const clientId = inView ?? onBehalf?.clientId ?? null;
  const newItems = useMemo(() => newItemsFor(clientId), [clientId]);
  return (
    <TeamFrame
      name="Staff portal"
      home={SITE_PATHS.staffPortal}
      items={items}
      newItems={newItems}
      newLabel="New quote, visit or invoice"
      actionsFor={actionsFor}
    />
  );
}

/** The id of the client whose page is open. */
function useClientInView(): string | null {
  const isNew = useMatch(STAFF_CLIENT_NEW_PATH) !== null;
  const id = useMatch(STAFF_CLIENT_PATH)?.params.id ?? null;
  return isNew ? null : id;
}

import { isNdisUser } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import type { Profile, User } from '@cleaning/contract/accounts';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { OfflineBanner } from '@cleaning/ui/offline-banner';
import { PortalShell } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PHONE_LINK } from '#content/contact-links.ts';
import { OPENING_HOURS } from '#content/opening-hours.ts';
import { SITE_LOGO } from '#content/site-navigation.ts';
import { LeaveGuardProvider } from '#kit/forms/leave-guard.tsx';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { formatInitials } from '#kit/lib/initials.ts';
import { useLogout } from '#kit/session/logout-context.tsx';
import { portalItems } from './portal/portal-items.tsx';
import { useOnline } from '#kit/hooks/use-online.ts';
import { usePortalCounts } from './portal/use-portal-counts.ts';

/**
 * The frame of the client portal, inside the guard, so a user is signed in. Each user gets a new
 * frame, so that no state of the previous user remains.
 */
export function Component() {
  const { user } = useAuth();
  return user === null ? null : <PortalFrame key={user.id} user={user} />;
}

function PortalFrame({ user }: { user: User }) {
  const api = useApi();
  const { refresh } = usePortalApi();
  const { token } = useAuth();
  const logout = useLogout();
  const { pathname } = useLocation();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const { data: profile, isPending } = useQuery(api.getProfile.query());
  const counts = usePortalCounts();
  const { data: unread } = useQuery(api.getUnreadCount.query());
  const isOnline = useOnline();

  useEffect(() => {
    refresh.start();
    return refresh.stop;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each session starts it anew
  }, [refresh, token]);

  return (
    <PortalShell
      logo={{ ...SITE_LOGO, href: SITE_PATHS.clientPortal }}
      items={portalItems({ ...counts, unreadMessages: unread?.messages ?? 0 })}
      help={<PortalHelp />}
      person={shownPerson(user, profile, isPending)}
      currentPath={pathname}
      loggingOut={isLoggingOut}
      onLogout={() => {
        setLoggingOut(true);
        void logout();
      }}
      banner={<OfflineBanner offline={!isOnline} />}
    >
      <LeaveGuardProvider>
        <Outlet />
      </LeaveGuardProvider>
    </PortalShell>
  );
}

/**
 * The signed-in user as shown in the frame. The session has only the first name; the last name is
 * added once the profile has loaded.
 *
 * @param isLoading the profile is still loading. The initials wait for it, so that they never
 *   change from one letter to two.
 */
function shownPerson(user: User, profile: Profile | undefined, isLoading: boolean) {
  const name = [profile?.first_name ?? user.first_name, profile?.last_name ?? ''].join(' ').trim();
  const shown = name === '' ? user.email : name;
  return {
    name: shown,
    detail: isNdisUser(user) ? 'NDIS client' : 'Client',
    initials: isLoading ? '' : formatInitials(shown),
    href: SITE_PATHS.clientAccount,
  };
}

/** Contact details and opening hours. */
function PortalHelp() {
  return (
    <>
      <b>Need a hand?</b>
      <br />
      Call <a href={PHONE_LINK.href}>{PHONE_LINK.label}</a>
      {OPENING_HOURS.map(({ shortDays, shortTime }) => (
        <span key={shortDays}>
          <br />
          {shortDays} {shortTime}
        </span>
      ))}
    </>
  );
}

import { homePathFor } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import type { User } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { type TeamItem, type TeamNewItem, TeamShell } from '@cleaning/ui/team-shell';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { QUOTE_ACTION, SITE_LOGO } from '../../content/site-navigation.ts';
import type { StaffPaletteProps } from '../../features/staff-search/index.ts';
import { retry } from '../../shared/deferred/retry.ts';
import { LeaveGuardProvider } from '../../shared/forms/leave-guard.tsx';
import { initialsOf } from '../../shared/lib/initials.ts';
import {
  staffClientPath,
  staffInvoicePath,
  staffQuotePath,
  staffVisitPath,
} from '../../shared/lib/paths.ts';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import { useLogout } from '../../shared/session/logout-context.tsx';
import { ShortcutsProvider } from '../../shared/shortcuts/use-shortcuts.tsx';
import { useGuardError } from '../../shared/session/use-guard-error.ts';
import type { VisitSignalProps } from './visit-signal.tsx';
import { LiveIndicator } from './live-indicator.tsx';
import { useTeamShortcuts } from './use-team-shortcuts.ts';

/** Below the first screen of every page, so nothing waits for it. */
const SiteFooter = lazy(() => retry(() => import('../public/site-footer.tsx')));

/** Neither is of use on most days. */
const ActingBanner = lazy(() => retry(() => import('./acting-banner.tsx')));
const ForbiddenScreen = lazy(() => retry(() => import('./forbidden-screen.tsx')));

/** Neither is there until it is asked for the first time. */
const StaffPalette = lazy(() =>
  retry(() => import('../../features/staff-search/staff-palette.tsx')),
);
/** Visits without a signal. Its queue is not among what Today needs first. */
const VisitSignal = lazy<ComponentType<VisitSignalProps>>(() =>
  retry(async () => ({ default: (await import('./visit-signal.tsx')).VisitSignal })).catch(() => ({
    default: LogoutAtOnce,
  })),
);

/** Where those scripts do not load, nothing can wait, and a logout asks nothing. */
function LogoutAtOnce({ isLeaving, onLeave }: VisitSignalProps) {
  useEffect(() => {
    if (isLeaving) onLeave();
  }, [isLeaving, onLeave]);
  return null;
}

const ShortcutsSheet = lazy(() =>
  retry(() => import('../../shared/shortcuts/shortcuts-sheet.tsx')),
);

/** What the two portals of the company's own people differ in. */
export interface TeamPortal {
  readonly name: string;
  /** The address that the portal's own pages start with. */
  readonly home: string;
  readonly items: readonly TeamItem[];
  readonly newItems?: readonly TeamNewItem[];
  readonly newLabel?: string;
  /** What the palette can start, for the client that it found or for one still to be chosen. */
  readonly actionsFor?: StaffPaletteProps['actionsFor'];
}

const NO_ACTIONS: StaffPaletteProps['actionsFor'] = () => [];

/** Where the palette leads. */
const LINKS: StaffPaletteProps['links'] = {
  client: staffClientPath,
  quote: staffQuotePath,
  visit: staffVisitPath,
  invoice: staffInvoicePath,
};

/**
 * The frame of the staff and admin portals. It is behind the guard, so a user is signed in.
 * Another person gets another frame: nothing that was drawn for one is left for the next.
 */
export function TeamFrame(portal: TeamPortal) {
  const { user } = useAuth();
  const { queries } = usePortalApi();
  const { data: preferences } = useQuery(queries.staff.preferences());
  if (user === null) return null;
  const singleKeys = preferences?.single_key_shortcuts ?? false;
  return (
    <ShortcutsProvider singleKeys={singleKeys}>
      <Frame key={user.id} user={user} portal={portal} singleKeys={singleKeys} />
    </ShortcutsProvider>
  );
}

interface FrameProps {
  readonly user: User;
  readonly portal: TeamPortal;
  readonly singleKeys: boolean;
}

function Frame({ user, portal, singleKeys }: FrameProps) {
  const { queries, refresh } = usePortalApi();
  const { token } = useAuth();
  const logout = useLogout();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const [isLoggingOut, setLoggingOut] = useState(false);
  const { data: profile } = useQuery(queries.accounts.profile());
  const refused = useGuardError();
  const [first] = portal.items;
  const [over, setOver] = useState<'palette' | 'shortcuts' | null>(null);
  const showShortcuts = useCallback(() => setOver('shortcuts'), []);
  const showPalette = useCallback(() => setOver('palette'), []);
  const close = useCallback(() => setOver(null), []);
  const stay = useCallback(() => setLeaving(false), []);
  const leave = useCallback(() => {
    setLoggingOut(true);
    void logout();
  }, [logout]);
  useTeamShortcuts({ ...portal, onShowShortcuts: showShortcuts, onSearch: showPalette });

  useEffect(() => {
    refresh.start();
    return refresh.stop;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each session starts it anew
  }, [refresh, token]);

  return (
    <TeamShell
      portal={portal.name}
      logo={{ ...SITE_LOGO, href: portal.home }}
      items={portal.items}
      newItems={portal.newItems}
      newLabel={portal.newLabel}
      portals={user.user_type === 'admin' ? portalsOfAdmins(portal.home) : undefined}
      person={teamPerson(user, profile?.last_name)}
      action={QUOTE_ACTION}
      currentPath={pathname}
      status={<LiveIndicator />}
      loggingOut={isLoggingOut}
      onSearch={showPalette}
      onShowShortcuts={showShortcuts}
      onLogout={() => setLeaving(true)}
      banner={
        <>
          <Suspense fallback={null}>
            <VisitSignal isLeaving={isLeaving} onStay={stay} onLeave={leave} />
          </Suspense>
          <Suspense fallback={null}>
            <ActingBanner />
          </Suspense>
        </>
      }
      footer={
        <Suspense fallback={null}>
          <SiteFooter compact />
        </Suspense>
      }
    >
      <LeaveGuardProvider>
        {refused === null || first === undefined ? (
          <Outlet />
        ) : (
          <Suspense fallback={null}>
            <ForbiddenScreen message={refused} user={user} home={first} />
          </Suspense>
        )}
      </LeaveGuardProvider>
      <Suspense fallback={null}>
        {over === 'shortcuts' ? <ShortcutsSheet onClose={close} singleKeys={singleKeys} /> : null}
        {over === 'palette' ? (
          <StaffPalette
            pages={portal.items}
            actionsFor={portal.actionsFor ?? NO_ACTIONS}
            links={LINKS}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </TeamShell>
  );
}

/** The session knows the first name at once; the last name comes with the profile. */
function teamPerson(user: User, lastName = '') {
  const name = user.first_name.trim();
  return {
    name: name === '' ? 'Portal' : name,
    initials: initialsOf(name === '' ? user.email : `${name} ${lastName}`),
    href: homePathFor(user.user_type),
  };
}

function portalsOfAdmins(home: string) {
  return [
    { label: 'Staff', href: SITE_PATHS.staffPortal },
    { label: 'Admin', href: SITE_PATHS.adminPortal },
  ].map((link) => ({ ...link, current: link.href === home }));
}

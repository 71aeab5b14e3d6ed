import { homePathFor, isCleaner } from '@cleaning/auth';
import { useAuth } from '@cleaning/auth/react';
import type { User } from '@cleaning/contract/accounts';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { type TeamItem, type TeamNewItem, TeamShell } from '@cleaning/ui/team-shell';
import { useQuery } from '@tanstack/react-query';
import UserCog from 'lucide-react/icons/user-cog';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { QUOTE_ACTION, SITE_LOGO } from '#content/site-navigation.ts';
import { TEAM_MANIFEST_PATH } from '#content/team-app.ts';
import { followInstallPrompt } from '#domains/dashboard/install-prompt.ts';
import { ADMIN_ACCOUNT_PATH, STAFF_ACCOUNT_PATH } from '#domains/profile/profile-paths.ts';
import type { StaffPaletteProps } from '../palette/staff-palette.tsx';
import { retry } from '#kit/deferred/retry.ts';
import { LeaveGuardProvider } from '#kit/forms/leave-guard.tsx';
import { formatInitials } from '#kit/lib/initials.ts';
import { hasUnsentWork } from '#domains/appointments/visit-queue/has-unsent-work.ts';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { useLogout } from '#kit/session/logout-context.tsx';
import { ShortcutsProvider } from '#kit/shortcuts/use-shortcuts.tsx';
import { useGuardError } from '#kit/session/use-guard-error.ts';
import { LiveIndicator } from './live-indicator.tsx';
import { useTeamShortcuts } from './use-team-shortcuts.ts';

/** Loaded lazily, because the footer is below the first screen of every page. */
const TeamFooter = lazy(() => retry(() => import('./team-footer.tsx')));

/** Loaded lazily, because acting for a client and forbidden pages are rare. */
const OnBehalfBanner = lazy(() => retry(() => import('./on-behalf-banner.tsx')));
const ForbiddenScreen = lazy(() => retry(() => import('./forbidden-screen.tsx')));

/** Loaded lazily, when the user opens it for the first time. */
const StaffPalette = lazy(() => retry(() => import('../palette/staff-palette.tsx')));
const OwnPalette = lazy(() => retry(() => import('../palette/own-palette.tsx')));
/** Sends work that was done offline. Loaded lazily, because Today does not need the queue at first. */
const VisitSignal = lazy(() =>
  retry(async () => ({ default: (await import('./visit-signal.tsx')).VisitSignal })),
);

/** Loaded lazily, when the user opens them. */
const GetQuoteDialog = lazy(() => retry(() => import('./get-quote-dialog.tsx')));
const ShortcutsSheet = lazy(() => retry(() => import('./shortcuts-sheet.tsx')));

/** What differs between the staff and admin portals. */
export interface TeamPortal {
  readonly name: string;
  /** The path that all pages of the portal start with. */
  readonly home: string;
  readonly items: readonly TeamItem[];
  readonly newItems?: readonly TeamNewItem[];
  readonly newLabel?: string;
  /** The palette's actions, for the found client or for one that is still to be chosen. */
  readonly actionsFor?: StaffPaletteProps['actionsFor'];
}

const accountAt = (href: string): TeamItem => ({
  label: 'Your account',
  href,
  icon: <UserCog />,
});

/** The user's own account, by the home of the portal. */
const ACCOUNTS: Readonly<Record<string, TeamItem>> = {
  [SITE_PATHS.staffPortal]: accountAt(STAFF_ACCOUNT_PATH),
  [SITE_PATHS.adminPortal]: accountAt(ADMIN_ACCOUNT_PATH),
};

const NO_ACTIONS: StaffPaletteProps['actionsFor'] = () => [];

/**
 * The frame of the staff and admin portals, inside the guard, so a user is signed in. Each user
 * gets a new frame, so that no state of the previous user remains.
 */
export function TeamFrame(portal: TeamPortal) {
  const { user } = useAuth();
  const api = useApi();
  const { data: preferences } = useQuery(api.getStaffPreferences.query());
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
  const api = useApi();
  const { refresh } = usePortalApi();
  const { token } = useAuth();
  const logout = useLogout();
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const [isLoggingOut, setLoggingOut] = useState(false);
  const { data: profile, isPending } = useQuery(api.getProfile.query());
  const refused = useGuardError();
  const [first] = portal.items;
  const account = ACCOUNTS[portal.home];
  const pages = account === undefined ? portal.items : [...portal.items, account];
  const [over, setOver] = useState<'palette' | 'shortcuts' | 'quote' | null>(null);
  const showShortcuts = useCallback(() => setOver('shortcuts'), []);
  const showPalette = useCallback(() => setOver('palette'), []);
  const showQuoteQuestion = useCallback(() => setOver('quote'), []);
  const close = useCallback(() => setOver(null), []);
  const stay = useCallback(() => setLeaving(false), []);
  const leave = useCallback(() => {
    setLoggingOut(true);
    void logout();
  }, [logout]);
  useTeamApp();
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
      account={account}
      person={teamPerson(user, isPending ? null : (profile?.last_name ?? ''))}
      action={{ ...QUOTE_ACTION, onAsk: showQuoteQuestion }}
      currentPath={isOneOf(portal.items, pathname + search) ? pathname + search : pathname}
      status={<LiveIndicator />}
      loggingOut={isLoggingOut}
      onSearch={showPalette}
      onShowShortcuts={showShortcuts}
      onLogout={() => setLeaving(true)}
      banner={
        <>
          <Suspense
            fallback={isLeaving ? <LeaveWithoutQueue userId={user.id} onLeave={leave} /> : null}
          >
            <VisitSignal isLeaving={isLeaving} onStay={stay} onLeave={leave} />
          </Suspense>
          <Suspense fallback={null}>
            <OnBehalfBanner />
          </Suspense>
        </>
      }
      footer={
        <Suspense fallback={null}>
          <TeamFooter key={pathname} />
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
        {over === 'quote' ? <GetQuoteDialog onClose={close} /> : null}
        {over !== 'palette' ? null : isCleaner(user) ? (
          <OwnPalette pages={pages} onClose={close} />
        ) : (
          <StaffPalette
            pages={pages}
            actionsFor={portal.actionsFor ?? NO_ACTIONS}
            onClose={close}
          />
        )}
      </Suspense>
    </TeamShell>
  );
}

/**
 * Logs out while the queue of unsent work is not loaded, which may take as long as there is no signal.
 * Only a logout that would lose work waits for it, because it asks first.
 */
function LeaveWithoutQueue({
  userId,
  onLeave,
}: {
  readonly userId: string;
  readonly onLeave: () => void;
}) {
  useEffect(() => {
    let isWaiting = true;
    const leaveIfSent = async () => {
      if (!(await hasUnsentWork(userId)) && isWaiting) onLeave();
    };
    void leaveIfSent();
    return () => {
      isWaiting = false;
    };
  }, [userId, onLeave]);
  return null;
}

/** Whether an item of the navigation leads to an address, query included. */
const isOneOf = (items: readonly TeamItem[], address: string): boolean =>
  items.some(({ href }) => href === address);

/**
 * The session has only the first name.
 *
 * @param lastName null while the profile is loading. The initials wait for it, so that they never
 *   change from one letter to two.
 */
function teamPerson(user: User, lastName: string | null) {
  const name = user.first_name.trim();
  return {
    name: name === '' ? 'Portal' : name,
    initials:
      lastName === null ? '' : formatInitials(name === '' ? user.email : `${name} ${lastName}`),
    href: homePathFor(user.user_type),
  };
}

function portalsOfAdmins(home: string) {
  return [
    { label: 'Staff', href: SITE_PATHS.staffPortal },
    { label: 'Admin', href: SITE_PATHS.adminPortal },
  ].map((link) => ({ ...link, current: link.href === home }));
}

/**
 * While the team's frame is shown, what the browser installs is the team's app and not the site: the
 * document, which every page shares, names its manifest.
 */
function useTeamApp(): void {
  useEffect(() => {
    const stop = followInstallPrompt();
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const site = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', TEAM_MANIFEST_PATH);
    return () => {
      link?.setAttribute('href', site);
      stop();
    };
  }, []);
}

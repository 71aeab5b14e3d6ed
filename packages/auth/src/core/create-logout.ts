import { SITE_AUTH_PATHS } from './auth-paths.ts';
import type { SessionStorage } from './session-storage.ts';

/** What a logout reports, whatever the server said. */
export const LOGGED_OUT_MESSAGE = 'Logged out successfully';

export interface LogoutDependencies {
  /** Stops the refresh of quotes and invoices, and forgets what was fetched. */
  readonly stopPeriodicRefresh: () => void;
  readonly sessionStorage: Pick<SessionStorage, 'readToken' | 'clear'>;
  readonly signOutOfGoogle: () => void | Promise<void>;
  /** The logout call. The token is passed along, since by then it is stored no more. */
  readonly revokeToken: (token: string) => Promise<unknown>;
  /** Goes to a page, which says the message. */
  readonly navigate: (path: string, message: string) => void | Promise<void>;
  /** Tells the store that the session is gone. */
  readonly markLoggedOut: () => void;
  /**
   * Switched on when the page is about to be left, so that its guard does not send the person to the
   * login page. `useEndOfLeaving` switches it off when the new page is drawn.
   */
  readonly setLeaving: (isLeaving: boolean) => void;
  /** The page that a logout leads to. Default: the start page of the company's site. */
  readonly startPath?: string;
}

export interface LogoutOptions {
  /** Stay on the page, as the automatic logout does. */
  readonly stay?: boolean;
  /** Said on the start page in place of the usual words. */
  readonly message?: string;
  /** The server ended the session already, so it is not called. */
  readonly isRevoked?: boolean;
}

export type Logout = (options?: LogoutOptions) => Promise<{ readonly message: string }>;

/**
 * Builds the logout sequence: stop the refresh, clear what is stored, sign out of Google and tell
 * the server in the background, go to the start page. No step can keep a later one from happening, and
 * pressing the button twice logs out once.
 */
export function createLogout(dependencies: LogoutDependencies): Logout {
  const { sessionStorage, navigate, setLeaving, startPath = SITE_AUTH_PATHS.start } = dependencies;
  let running: ReturnType<Logout> | null = null;

  const run = async ({ stay = false, message = LOGGED_OUT_MESSAGE, isRevoked }: LogoutOptions) => {
    const token = isRevoked === true ? null : sessionStorage.readToken();
    if (!stay) setLeaving(true);
    await quietly(dependencies.stopPeriodicRefresh);
    sessionStorage.clear();
    dependencies.markLoggedOut();
    // Not awaited: a page that is still on its way would be drawn before the start page is asked for.
    const signedOut = quietly(dependencies.signOutOfGoogle);
    if (token !== null) void quietly(() => dependencies.revokeToken(token));
    if (!stay && !(await quietly(() => navigate(startPath, message)))) setLeaving(false);
    await signedOut;
    return { message };
  };

  return (options = {}) => {
    running ??= run(options).finally(() => {
      running = null;
    });
    return running;
  };
}

/**
 * A person who logs out is logged out here, even when Google or the server cannot be reached. Returns
 * whether the step went well.
 */
async function quietly(step: () => unknown): Promise<boolean> {
  try {
    await step();
    return true;
  } catch {
    return false;
  }
}

import { SITE_AUTH_PATHS } from './auth-paths.ts';
import type { SessionStorage } from './session-storage.ts';

/** The message of every logout, regardless of the server's answer. */
export const LOGGED_OUT_MESSAGE = 'Logged out successfully';

export interface LogoutDependencies {
  /** Clears what was fetched and typed for the user, which ends its periodic refresh too. */
  readonly clearUserData: () => void;
  readonly sessionStorage: Pick<SessionStorage, 'readToken' | 'clear'>;
  readonly signOutOfGoogle: () => void | Promise<void>;
  /** The logout call. It gets the token, because the stored one is deleted by then. */
  readonly revokeToken: (token: string) => Promise<unknown>;
  /**
   * Navigates to a page, which shows the message. Resolves to false when the user ended on another
   * page, for example because a page with unsaved changes kept them.
   */
  readonly navigate: (path: string, message: string) => unknown;
  /** Marks the session in the store as ended. */
  readonly markLoggedOut: () => void;
  /**
   * Set to true before leaving the page, so that its guard does not redirect the user to the login
   * page, and to false when the user ended on another page than the start page. On the start page
   * `useEndOfLeaving` sets it to false.
   */
  readonly setLeaving: (isLeaving: boolean) => void;
  /** The page after a logout. Default: the start page of the company's site. */
  readonly startPath?: string;
}

export interface LogoutOptions {
  /** Whether to stay on the page, as for the automatic logout. */
  readonly stay?: boolean;
  /** The message for the start page, instead of the default one. */
  readonly message?: string;
  /** Whether the server has already ended the session, so that it need not be called. */
  readonly isRevoked?: boolean;
}

export type Logout = (options?: LogoutOptions) => Promise<{ readonly message: string }>;

/**
 * Builds the logout sequence: clear the user's data and the stored session, sign out of Google and
 * tell the server in the background, go to the start page. A failing step does not prevent later
 * ones, and pressing the button twice logs out once.
 */
export function createLogout(dependencies: LogoutDependencies): Logout {
  const { sessionStorage, navigate, setLeaving, startPath = SITE_AUTH_PATHS.start } = dependencies;
  let running: ReturnType<Logout> | null = null;

  const run = async ({ stay = false, message = LOGGED_OUT_MESSAGE, isRevoked }: LogoutOptions) => {
    const token = isRevoked === true ? null : sessionStorage.readToken();
    if (!stay) setLeaving(true);
    await quietly(dependencies.clearUserData);
    sessionStorage.clear();
    dependencies.markLoggedOut();
    // Not awaited, because a page that is still loading could otherwise be rendered before the
    // navigation to the start page begins.
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
 * Runs a step and ignores its errors, because a user who logs out is logged out here even when
 * Google or the server cannot be reached. Returns whether the step succeeded.
 */
async function quietly(step: () => unknown): Promise<boolean> {
  try {
    return (await step()) !== false;
  } catch {
    return false;
  }
}

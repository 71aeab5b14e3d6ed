/** The event with which Chromium says that a page can be installed, which TypeScript does not know. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function';

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function offer(event: InstallPromptEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

function keep(event: Event): void {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  offer(event);
}

const forget = (): void => offer(null);

/**
 * Keeps the browser's offer to install the portal, in place of its own bar over the page.
 *
 * @returns A function that forgets the offer.
 */
export function followInstallPrompt(): () => void {
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
    forget();
  };
}

/** How a phone puts the portal on its home screen. */
export const installBrowser = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /**
   * `ask` if the browser asks when it is told to, `words` on an iPhone, whose user finds it in a menu.
   * Null on a wide screen, in the installed portal, and where the browser offers nothing.
   */
  way: (): 'ask' | 'words' | null => {
    if (matches('(min-width: 768px)') || isInstalled()) return null;
    if (offered !== null) return 'ask';
    return /iPhone|iPad/u.test(navigator.userAgent) ? 'words' : null;
  },

  /**
   * Has the browser ask. Only after a press, and once for each offer.
   *
   * @returns false if it did not.
   */
  ask: async (): Promise<boolean> => {
    const event = offered;
    if (event === null) return false;
    try {
      await event.prompt();
      return true;
    } catch {
      return false;
    }
  },
};

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

const isInstalled = (): boolean =>
  matches('(display-mode: standalone)') ||
  ('standalone' in navigator && navigator.standalone === true);

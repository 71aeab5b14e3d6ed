import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followInstallPrompt, installBrowser } from './install-prompt.ts';

/** The browser's offer, whose question the user closes in some way. */
function offer(prompt: () => Promise<unknown> = async () => ({ outcome: 'accepted' })): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return event;
}

/** A window to which these media queries apply. */
const aWindow = (...applying: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: applying.includes(query) }));

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

let stop: () => void;
beforeEach(() => {
  stop = followInstallPrompt();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('how a phone puts the portal on its home screen', () => {
  it('is the question of the browser, which does not ask by itself', () => {
    const heard = vi.fn();
    const unsubscribe = installBrowser.subscribe(heard);
    expect(installBrowser.way()).toBeNull();
    expect(offer().defaultPrevented).toBe(true);
    expect(installBrowser.way()).toBe('ask');
    expect(heard).toHaveBeenCalledOnce();
    unsubscribe();
  });

  it('is words on an iPhone', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    expect(installBrowser.way()).toBe('words');
  });

  it.each(['(min-width: 768px)', '(display-mode: standalone)'])('is none with %s', (query) => {
    offer();
    aWindow(query);
    expect(installBrowser.way()).toBeNull();
  });

  it('is none once the portal runs from the home screen of an iPhone', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: true }));
    expect(installBrowser.way()).toBeNull();
  });

  it('is none once it is installed, or the frame of the team is gone', () => {
    offer();
    window.dispatchEvent(new Event('appinstalled'));
    expect(installBrowser.way()).toBeNull();
    offer();
    stop();
    expect(installBrowser.way()).toBeNull();
  });
});

describe('a question of the browser', () => {
  it('counts when it was asked, although the portal is installed before its end', async () => {
    offer(async () => window.dispatchEvent(new Event('appinstalled')));
    expect(await installBrowser.ask()).toBe(true);
  });

  it('does not count when the browser refuses it, or has none', async () => {
    expect(await installBrowser.ask()).toBe(false);
    offer(() => Promise.reject(new DOMException('No.', 'InvalidStateError')));
    expect(await installBrowser.ask()).toBe(false);
  });
});

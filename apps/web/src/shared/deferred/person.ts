/** What tells that somebody is at the page. */
export const SIGNS_OF_A_PERSON = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
] as const;

let arrival: Promise<void> | null = null;

/** Resolves once somebody moves, types, scrolls or taps. At build time there is nobody to wait for. */
export function personArrived(): Promise<void> {
  arrival ??= typeof document === 'undefined' ? Promise.resolve() : waitForSign();
  return arrival;
}

function waitForSign(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement.dataset['person'] !== undefined) {
      resolve();
      return;
    }
    const arrive = () => {
      for (const sign of SIGNS_OF_A_PERSON) {
        document.removeEventListener(sign, arrive, true);
      }
      resolve();
    };
    for (const sign of SIGNS_OF_A_PERSON) {
      document.addEventListener(sign, arrive, { capture: true, passive: true });
    }
  });
}

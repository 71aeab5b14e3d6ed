/* oxlint-disable unicorn/consistent-function-scoping -- it runs in the browser, so everything stands inside */

/** A focused element, and any problems with its focus. */
export interface Stop {
  readonly name: string;
  readonly problems: readonly string[];
}

interface Arrival extends Stop {
  /** Whether further presses would not leave it, or go round in a circle. */
  readonly isTrapped: boolean;
}

type Key = 'Tab' | 'Shift+Tab';

interface FocusChecks {
  /** Forgets the visited elements and starts before the first control of the page or its `main`. */
  start(area: 'page' | 'main'): Promise<void>;
  /** Looks at the focused element after a press of the key; null outside of the area. */
  arrive(key: Key): Promise<Arrival | null>;
  /** Looks at the focused element; null when nothing is focused. */
  look(): Promise<Stop | null>;
  /**
   * The names of the controls of the area that never had the focus since the start, as they are at
   * the top of the page: further down, some of the frame change.
   */
  missed(): Promise<string[]>;
  /** Focuses every visible control in turn, without a key, and returns what is wrong. */
  lookAtEach(): Promise<string[]>;
}

declare global {
  interface Window {
    /** Set in the page once the checks have been loaded. */
    readonly focusChecks: FocusChecks;
  }
}

/** Runs in the page. A stop with a problem is looked at again after so many milliseconds, ten times. */
export function installFocusChecks(lookAgainMs: number): void {
  const controlSelector =
    'a[href], summary, :is(button, input, select, textarea):enabled:not([type="hidden"])';
  // Arrow keys move the focus within these, so that only one of their controls is a tab stop.
  const compositeSelector = '[role="tablist"]';
  // A field for a date and time has up to seven tab stops of its own.
  const mostInnerStops = 10;
  // Controls that send the focus back and forth would do so for ever.
  const mostWrongStops = 10;
  const mostLooks = 10;

  const looksWithoutFocus = new WeakMap<Element, string>();
  let visited = new Set<Element>();
  let areaStart: Element | null = null;
  let previous: Element | null = null;
  /** Where the walk in each direction began. */
  let firstStops = new Map<Key, Element>();
  let innerStops = 0;
  let wrongStops = 0;

  const controls = (): HTMLElement[] =>
    Array.from(document.querySelectorAll<HTMLElement>(controlSelector)).filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        control.closest('[aria-hidden="true"]') === null,
    );

  const nameOf = (element: Element) => {
    const words =
      element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name'));
    return `<${element.localName}> ${(words ?? '').trim().slice(0, 40)}`;
  };

  const focusedElement = (): HTMLElement | null => {
    const { activeElement } = document;
    const isNone = activeElement === document.body || activeElement === document.documentElement;
    return activeElement instanceof HTMLElement && !isNone ? activeElement : null;
  };

  /** The focus may be shown around a control, as on the card of a radio. */
  const ringBearers = (control: Element): Element[] =>
    [control, control.parentElement, control.parentElement?.parentElement].filter(
      (element) => element instanceof Element,
    );

  /** How an outline or a shadow surrounds the element; empty when there is none. */
  function ringOf(element: Element): string {
    const { boxShadow, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
    const isOutlined =
      outlineStyle !== 'none' &&
      outlineWidth !== '0px' &&
      !/(?:transparent|, 0\))$/u.test(outlineColor);
    const outline = isOutlined ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '';
    return outline + (boxShadow === 'none' ? '' : boxShadow);
  }

  const twoFrames = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });

  async function rememberLooks(): Promise<void> {
    // A ring that was there goes within a frame: with reduced motion each change takes 1 ms.
    await twoFrames();
    const focused = focusedElement();
    for (const bearer of new Set(controls().flatMap(ringBearers))) {
      if (focused === null || !bearer.contains(focused)) {
        looksWithoutFocus.set(bearer, ringOf(bearer));
      }
    }
  }

  function isCovered(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    return !shares.some((across) =>
      shares.some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        // The body itself is hit where something that it draws covers the page.
        const isAround = hit !== document.body && hit?.contains(element) === true;
        return element.contains(hit) || isAround;
      }),
    );
  }

  function problemsOf(focused: Element): string[] {
    const problems: string[] = [];
    if (isCovered(focused)) problems.push('it is out of sight or covered');
    const isShown = ringBearers(focused).some((bearer) => {
      const ring = ringOf(bearer);
      return ring !== '' && ring !== looksWithoutFocus.get(bearer);
    });
    if (!isShown) problems.push('nothing shows that it has the focus');
    return problems;
  }

  async function look(): Promise<Stop | null> {
    const focused = focusedElement();
    if (focused === null) return null;
    visited.add(focused);
    let problems = problemsOf(focused);
    // An element that slides in on focus (the skip link) or is scrolled to needs a moment.
    for (let count = 1; count < mostLooks && problems.length > 0; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each look follows the one before
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      problems = problemsOf(focused);
    }
    return { name: nameOf(focused), problems };
  }

  async function start(area: 'page' | 'main'): Promise<void> {
    visited = new Set();
    previous = null;
    firstStops = new Map();
    wrongStops = 0;
    areaStart = area === 'main' ? document.querySelector('main') : document.body;
    if (!(areaStart instanceof HTMLElement)) throw new Error('The page has no main.');
    // The next press goes on from what has the focus, which only an element with a tabindex takes.
    const hadTabindex = areaStart.hasAttribute('tabindex');
    if (!hadTabindex) areaStart.tabIndex = -1;
    areaStart.focus({ preventScroll: true });
    if (!hadTabindex) areaStart.removeAttribute('tabindex');
    window.scrollTo(0, 0);
    await rememberLooks();
  }

  async function arrive(key: Key): Promise<Arrival | null> {
    const focused = focusedElement();
    if (focused === null || areaStart?.contains(focused) !== true) return null;
    const before = previous;
    // Before the first control of a page, a browser without a window of its own goes to the last.
    if (before === controls()[0] && focused === firstStops.get(key)) return null;
    if (!firstStops.has(key)) firstStops.set(key, focused);
    previous = focused;
    innerStops = focused === before ? innerStops + 1 : 0;
    const isTrapped = innerStops > mostInnerStops;
    const wrongSide =
      key === 'Tab' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const problems = [...((await look())?.problems ?? [])];
    if (before !== null && (before.compareDocumentPosition(focused) & wrongSide) !== 0) {
      problems.push(`it is out of order after ${nameOf(before)}`);
      wrongStops += 1;
    }
    if (isTrapped) problems.push('the focus does not leave it');
    return {
      name: nameOf(focused),
      problems,
      isTrapped: isTrapped || wrongStops > mostWrongStops,
    };
  }

  function isReachedByArrows(control: HTMLElement): boolean {
    const group =
      control instanceof HTMLInputElement && control.type === 'radio'
        ? document.querySelectorAll(`input[type="radio"][name="${CSS.escape(control.name)}"]`)
        : control.closest(compositeSelector)?.querySelectorAll(controlSelector);
    return Array.from(group ?? []).some((member) => visited.has(member));
  }

  const unvisited = (): string[] =>
    controls()
      .filter((control) => areaStart?.contains(control) === true)
      .filter((control) => !visited.has(control) && !isReachedByArrows(control))
      .map(nameOf);

  async function missed(): Promise<string[]> {
    window.scrollTo(0, 0);
    let names = unvisited();
    // The controls of a scrolled frame go a moment after the scroll, later on a busy machine.
    for (let count = 1; count < mostLooks && names.length > 0; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each look follows the one before
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      names = unvisited();
    }
    return names;
  }

  async function lookAtEach(): Promise<string[]> {
    await rememberLooks();
    const found: string[] = [];
    for (const control of controls()) {
      // The focus of an earlier control may have changed the page.
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) {
        found.push(`${nameOf(control)}: it does not take the focus`);
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop -- each look follows the one before
      const problems = (await look())?.problems ?? [];
      found.push(...problems.map((problem) => `${nameOf(control)}: ${problem}`));
    }
    return found;
  }

  Object.assign(window, { focusChecks: { start, arrive, look, missed, lookAtEach } });
}

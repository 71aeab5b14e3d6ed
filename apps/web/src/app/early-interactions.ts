import { WAITING_ATTRIBUTE } from '../shared/deferred/ready-event.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** What React answers with a change of state. */
const HIDDEN_EVENTS = ['click', 'input', 'change', 'submit'] as const;

interface Interaction {
  readonly target: Element;
  readonly repeat: () => void;
}

/** What the user did before the app could answer. */
export interface EarlyInteractions {
  /** Repeats what the app, or a deferred part of it, can answer from now on. */
  replay: () => void;
  /** The app cannot start: forms are submitted by the browser again. */
  cancel: () => void;
}

/**
 * Queues the clicks, changes and submissions that need the app until it has hydrated the page, and
 * repeats them in the order in which they happened. Links, disclosures and typing work without it and
 * are left alone.
 *
 * @param onQueued Called for each: the app has to start.
 */
export function captureEarlyInteractions(page: Document, onQueued: () => void): EarlyInteractions {
  let isStarted = false;
  let queue: Interaction[] = [];
  let isReplaying = false;

  const isUnhydrated = (target: Element) =>
    !isStarted || target.closest(`[${WAITING_ATTRIBUTE}]`) !== null;

  function enqueue(event: Event, target: Element, repeat: () => void): void {
    if (isUnhydrated(target)) {
      event.preventDefault();
      queue.push({ target, repeat });
      onQueued();
    }
  }

  /**
   * React would answer an event during hydration with the values that the page was prerendered with,
   * and again when it is repeated. So it sees no event before.
   */
  function hide(event: Event): void {
    if (event.target instanceof Element && isUnhydrated(event.target)) {
      event.stopPropagation();
    }
  }

  function captureClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A submit button goes on to the submission, which is captured below.
    if (button?.type === 'button') {
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
      enqueue(event, button, () => {
        button.click();
        if (isMouse) announceLeaving(button);
      });
    }
  }

  function captureSubmission(event: Event): void {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      const { submitter } = event;
      enqueue(event, target, () => target.requestSubmit(submitter));
    }
  }

  function captureChange(event: Event): void {
    if (isField(event.target)) {
      enqueue(event, event.target, readChange(event.target));
    }
  }

  const listeners = [
    ['click', captureClick],
    ['submit', captureSubmission],
    ['change', captureChange],
    ...HIDDEN_EVENTS.map((type) => [type, hide] as const),
  ] as const;

  function stop(): void {
    for (const [type, listener] of listeners) {
      page.removeEventListener(type, listener, true);
    }
  }

  async function repeatQueue(): Promise<void> {
    isReplaying = true;
    // In tasks of their own: the app has done with what made it ready, and each one sees what the
    // one before it changed.
    await nextTask();
    for (let next = takeNext(); next !== undefined; next = takeNext()) {
      next.repeat();
      await nextTask();
    }
    isReplaying = false;
  }

  function takeNext(): Interaction | undefined {
    const next = queue.find(({ target }) => !isUnhydrated(target));
    queue = queue.filter((one) => one !== next);
    return next;
  }

  for (const [type, listener] of listeners) {
    page.addEventListener(type, listener, true);
  }

  return {
    replay() {
      isStarted = true;
      if (!isReplaying) {
        void repeatQueue();
      }
      if (page.querySelector(`[${WAITING_ATTRIBUTE}]`) === null) {
        stop();
      }
    },
    cancel() {
      stop();
      queue.findLast(({ target }) => target instanceof HTMLFormElement)?.repeat();
    },
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A mouse that pressed a button may have left it before the app could see that. The app gets the event, so that
 * what opens under the pointer does not stay open without one.
 */
function announceLeaving(button: HTMLButtonElement): void {
  const hovered = [...document.querySelectorAll(':hover')].at(-1) ?? document.documentElement;
  if (button.contains(hovered)) return;
  button.dispatchEvent(
    new PointerEvent('pointerout', {
      bubbles: true,
      pointerType: 'mouse',
      relatedTarget: hovered,
    }),
  );
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Notes the value of a field, to enter it again as a user would, so that React sees a change. */
function readChange(field: Field): () => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value;
      announce(field, 'change');
    };
  }
  if (isTick(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  return () => {
    field.value = field.defaultValue;
    setPastReact(field, value);
    announce(field, 'input');
    announce(field, 'change');
  };
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const announce = (field: Field, type: string) =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

// React watches `value` on each element and overlooks a change that it made itself. The prototype's
// own setter writes as a user does.
function setPastReact(field: HTMLInputElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(field, value);
}

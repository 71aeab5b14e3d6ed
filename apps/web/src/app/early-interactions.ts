import { WAITING_ATTRIBUTE } from '#kit/deferred/ready-event.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** The events that are hidden from React until it has hydrated their target. */
const HIDDEN_EVENTS = ['click', 'input', 'change', 'submit'] as const;

interface Interaction {
  readonly target: Element;
  readonly repeat: () => void;
}

/** The user's interactions before the app could respond. */
export interface EarlyInteractions {
  /** Replays what the app, or a deferred part of it, can now handle. */
  replay: () => void;
  /** Called when the app cannot start: the browser submits forms natively again. */
  cancel: () => void;
}

/**
 * Queues clicks, changes and submissions until the app has hydrated the page, and replays them in
 * order. Links and disclosures work without the app and are left alone.
 *
 * @param onQueued Called for each queued event, so that the app starts.
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
   * Hides an event from React during hydration. React would handle it with the prerendered values,
   * and then again when it is replayed.
   */
  function hide(event: Event): void {
    if (event.target instanceof Element && isUnhydrated(event.target)) {
      event.stopPropagation();
    }
  }

  function captureClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A submit button also causes a submit event, which is captured below.
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

  /** A field that is still being typed in is entered as it is now, once. */
  function captureTyping(event: Event): void {
    const { target } = event;
    if (target instanceof HTMLInputElement && !isTick(target) && isUnhydrated(target)) {
      queue = queue.filter((one) => one.target !== target);
      enqueue(event, target, readChange(target));
    }
  }

  const listeners = [
    ['click', captureClick],
    ['submit', captureSubmission],
    ['change', captureChange],
    ['input', captureTyping],
    ...HIDDEN_EVENTS.map((type) => [type, hide] as const),
  ] as const;

  function stop(): void {
    for (const [type, listener] of listeners) {
      page.removeEventListener(type, listener, true);
    }
  }

  async function repeatQueue(): Promise<void> {
    isReplaying = true;
    // Each event is replayed in a task of its own, so that the app has finished rendering and sees
    // the effect of the one before.
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
      // There is no app yet: the prerendered page is all there is.
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
 * Tells the app that the mouse has left a button that it pressed before hydration, so that a menu
 * opened on hover does not stay open.
 */
function announceLeaving(button: HTMLButtonElement): void {
  // Only the browser knows what is under the pointer.
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

/**
 * Records the value of a field and returns a function that enters it again as a user would, so that
 * React sees a change.
 */
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

// React overrides `value` on each element and ignores a change made through it. The prototype's
// setter is seen as a change by the user.
function setPastReact(field: HTMLInputElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(field, value);
}

import { WAITING_ATTRIBUTE } from '../shared/deferred/ready-event.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** What React answers with a change of state. */
const HIDDEN_EVENTS = ['click', 'input', 'change', 'submit'] as const;

interface Held {
  readonly target: Element;
  readonly again: () => void;
}

/** What happened before the app was there to answer it. */
export interface HeldInteractions {
  /** The app, or a part of it that came later, answers from now on. */
  release: () => void;
  /** The app cannot start: forms go the browser's own way again. */
  giveBack: () => void;
}

/**
 * Keeps the clicks, answers and submissions that need the app until the app is there, and gives
 * them to it in the order they happened. Links, disclosures and typing work without it and are left
 * alone.
 */
export function holdInteractions(page: Document): HeldInteractions {
  let isStarted = false;
  let held: Held[] = [];
  let isReplaying = false;

  const isDeaf = (target: Element) =>
    !isStarted || target.closest(`[${WAITING_ATTRIBUTE}]`) !== null;

  function hold(event: Event, target: Element, again: () => void): void {
    if (isDeaf(target)) {
      event.preventDefault();
      held.push({ target, again });
    }
  }

  /**
   * An app that is just taking over would answer what it sees with the values that it was written
   * with, and again with what is replayed. So it sees nothing before it is ready.
   */
  function hide(event: Event): void {
    if (event.target instanceof Element && isDeaf(event.target)) {
      event.stopPropagation();
    }
  }

  function holdClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A submit button goes on to the submission, which is held below.
    if (button?.type === 'button') {
      hold(event, button, () => button.click());
    }
  }

  function holdSubmission(event: Event): void {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      const { submitter } = event;
      hold(event, target, () => target.requestSubmit(submitter));
    }
  }

  function holdAnswer(event: Event): void {
    if (isField(event.target)) {
      hold(event, event.target, readAnswer(event.target));
    }
  }

  const listeners = [
    ['click', holdClick],
    ['submit', holdSubmission],
    ['change', holdAnswer],
    ...HIDDEN_EVENTS.map((type) => [type, hide] as const),
  ] as const;

  function stop(): void {
    for (const [type, listener] of listeners) {
      page.removeEventListener(type, listener, true);
    }
  }

  async function replay(): Promise<void> {
    isReplaying = true;
    // In tasks of their own: the app has done with what made it ready, and each one sees what the
    // one before it changed.
    await nextTask();
    for (let next = takeNext(); next !== undefined; next = takeNext()) {
      next.again();
      await nextTask();
    }
    isReplaying = false;
  }

  function takeNext(): Held | undefined {
    const next = held.find(({ target }) => !isDeaf(target));
    held = held.filter((one) => one !== next);
    return next;
  }

  for (const [type, listener] of listeners) {
    page.addEventListener(type, listener, true);
  }

  return {
    release() {
      isStarted = true;
      if (!isReplaying) {
        void replay();
      }
      if (page.querySelector(`[${WAITING_ATTRIBUTE}]`) === null) {
        stop();
      }
    },
    giveBack() {
      stop();
      held.findLast(({ target }) => target instanceof HTMLFormElement)?.again();
    },
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Takes a note of an answer, to give it again as a person would, so that React sees a change. */
function readAnswer(field: Field): () => void {
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
// own setter writes as a person does.
function setPastReact(field: HTMLInputElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(field, value);
}

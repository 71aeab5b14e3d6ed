type Field = HTMLInputElement | HTMLSelectElement;

/** What happened before the app was there to answer it. */
export interface HeldInteractions {
  /** Lets the app, now ready, answer everything in the order it happened. */
  replay: () => void;
  /** The app cannot start: forms go the browser's own way again. */
  giveBack: () => void;
}

/**
 * Keeps the clicks, answers and submissions that need the app until the app is there. Links,
 * disclosures and typing work without it and are left alone.
 */
export function holdInteractions(page: Document): HeldInteractions {
  const held: (() => void)[] = [];
  let lastSubmission: (() => void) | null = null;

  function holdClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A submit button goes on to the submission, which is held below.
    if (button?.type === 'button') {
      event.preventDefault();
      event.stopPropagation();
      held.push(() => button.click());
    }
  }

  function holdSubmission(event: Event): void {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault();
      event.stopPropagation();
      const { submitter } = event;
      held.push(() => target.requestSubmit(submitter));
      lastSubmission = () => target.submit();
    }
  }

  function holdAnswer({ target }: Event): void {
    if (isField(target)) {
      held.push(readAnswer(target));
    }
  }

  function release(): void {
    page.removeEventListener('click', holdClick, true);
    page.removeEventListener('submit', holdSubmission, true);
    page.removeEventListener('change', holdAnswer, true);
  }

  page.addEventListener('click', holdClick, true);
  page.addEventListener('submit', holdSubmission, true);
  page.addEventListener('change', holdAnswer, true);

  return {
    replay() {
      release();
      for (const again of held) {
        again();
      }
    },
    giveBack() {
      release();
      lastSubmission?.();
    },
  };
}

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

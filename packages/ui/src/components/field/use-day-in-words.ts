import { type RefObject, useLayoutEffect, useState } from 'react';

interface DayInWordsOptions {
  /** The control whose day is said. */
  control: RefObject<HTMLInputElement | null>;
  /** Whether it takes a date, with or without a time; without one, nothing is watched. */
  isDay: boolean;
  /** The day that the field is first shown with. */
  given: unknown;
}

/**
 * What a date control has, such as "Thu 3 Dec 2026"; empty until the day is complete. It is read
 * from the control, since a form library sets an uncontrolled one without rendering it.
 */
export function useDayInWords({ control, isDay, given }: DayInWordsOptions): string {
  const [day, setDay] = useState(given);
  useLayoutEffect(() => {
    const input = control.current;
    if (!isDay || input === null) return undefined;
    return watchValue(input, setDay);
  }, [control, isDay]);
  return isDay && typeof day === 'string' ? inWords(day) : '';
}

/**
 * Calls back with the value, then whenever a person or a program has set it. A program's change fires no event,
 * so that its setter is the only place to learn of it.
 */
function watchValue(input: HTMLInputElement, onChange: (value: string) => void): () => void {
  // React has a property of its own on each controlled input, which must still learn of the value.
  const own = Object.getOwnPropertyDescriptor(input, 'value');
  const value = own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  Object.defineProperty(input, 'value', {
    ...value,
    configurable: true,
    set(next: string) {
      value?.set?.call(input, next);
      onChange(input.value);
    },
  });
  const onEvent = () => onChange(input.value);
  // A form says that it is reset before it is.
  const onReset = () => onChange(input.defaultValue);
  const { form } = input;
  onEvent();
  input.addEventListener('input', onEvent);
  input.addEventListener('change', onEvent);
  form?.addEventListener('reset', onReset);
  return () => {
    input.removeEventListener('input', onEvent);
    input.removeEventListener('change', onEvent);
    form?.removeEventListener('reset', onReset);
    Reflect.deleteProperty(input, 'value');
    if (own !== undefined) Object.defineProperty(input, 'value', own);
  };
}

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  // A date is a day and not a moment, so no time zone applies.
  timeZone: 'UTC',
});

/** A browser gives a year that is still being typed as one of the first centuries. */
const WHOLE_DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** The day of a date, or of a date with a time: "2026-12-03T09:00". */
function inWords(text: string): string {
  const [day = ''] = text.split('T');
  const date = new Date(day);
  if (!WHOLE_DAY.test(day) || Number.isNaN(date.getTime())) return '';
  // Browsers differ in the comma after the weekday and in the spaces, so that the words are taken.
  return FORMAT.formatToParts(date)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');
}

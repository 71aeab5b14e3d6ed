import { isApiError } from '@cleaning/api-client';
import { useState } from 'react';

/** What a request says of an equal payment that is recorded for the same day. */
interface Confirmation {
  readonly confirm_another?: true;
}

interface Another {
  /** Whether the service asked if these values are another payment. */
  readonly isAsked: (values: object) => boolean;
  /** Sends values, with the confirmation if the service asked about the same ones before. */
  readonly record: <Result>(
    values: object,
    send: (confirmation: Confirmation) => Promise<Result>,
  ) => Promise<Result>;
}

/**
 * For a payment, refund or credit, which the service asks about when it has an equal one of the same
 * day. Pressing again with the same values is the answer that it is another one.
 */
export function useAnother(): Another {
  const [asked, setAsked] = useState<string | null>(null);
  return {
    isAsked: (values) => asked === serialise(values),
    async record(values, send) {
      const key = serialise(values);
      try {
        return await send(asked === key ? { confirm_another: true } : {});
      } catch (error) {
        if (isAlreadyRecorded(error)) setAsked(key);
        throw error;
      }
    },
  };
}

/** The heading of a refusal, which for an equal payment must not say that nothing is recorded. */
export const refusalTitle = (error: unknown, title: string): string =>
  isAlreadyRecorded(error) ? 'Not recorded again' : title;

const isAlreadyRecorded = (error: unknown): boolean =>
  isApiError(error) && error.code === 'already_recorded';

/** A text that is equal for equal values, in whatever order a form keeps its fields. */
const serialise = (values: object): string =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

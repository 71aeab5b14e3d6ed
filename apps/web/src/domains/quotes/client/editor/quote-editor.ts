import { isApiError } from '@cleaning/api-client';
import { type Quote, type UpdateQuoteRequest, quoteSchema } from '@cleaning/contract/quotes';
import { isEditableByClient } from '@cleaning/contract/quotes/rules';
import {
  type QuoteAnswers,
  type WireAnswers,
  answersOfQuote,
  wireAnswers,
  changedFields,
  unsavedChanges,
} from './quote-answers.ts';
import { versionIn } from '#kit/versions/use-latest-version.ts';

/** How long after the last change the draft is saved, in milliseconds. */
export const AUTOSAVE_DELAY_MS = 1500;

export interface QuoteEditorState {
  /** The draft as the server last confirmed it. */
  readonly quote: Quote;
  /** The answers on the screen. Only the user changes them. */
  readonly answers: QuoteAnswers;
  readonly isSaving: boolean;
  readonly hasUnsaved: boolean;
  /** The fields whose answer is not valid yet, such as half a postcode. */
  readonly unsavable: readonly string[];
  /** Why the last save failed. The answers are still in the form. */
  readonly failure: unknown;
  /** The failed save is retried automatically, such as after a lost connection. */
  readonly willRetry: boolean;
  /** The version that was saved elsewhere while this form had changes. */
  readonly conflict: Quote | null;
}

export interface QuoteEditorOptions {
  readonly quote: Quote;
  /** Unsaved answers from before; defaults to those of the quote. */
  readonly answers?: QuoteAnswers | undefined;
  readonly update: (request: UpdateQuoteRequest) => Promise<Quote>;
}

/** Saves a draft quote automatically while the user types. */
export interface QuoteEditor {
  readonly getState: () => QuoteEditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (answers: Partial<QuoteAnswers>) => void;
  /** Saves everything valid now. Returns false on failure; the state has the reason. */
  readonly save: () => Promise<boolean>;
  /**
   * Handles a newer version that another call found. Returns true when its answers do not differ,
   * so that the user need not choose.
   */
  readonly handleConflict: (current: Quote) => boolean;
  /**
   * Ends a conflict with the answers that the draft should have. Returns false if saving them
   * failed.
   */
  readonly resolveConflict: (answers: QuoteAnswers) => Promise<boolean>;
  /** Starts and stops automatic saving. */
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Sends one save at a time, each with the version that the previous one returned, so that a draft
 * never conflicts with itself. Changes during a save are sent with the next one.
 */
export function createQuoteEditor({ quote, answers, update }: QuoteEditorOptions): QuoteEditor {
  const listeners = new Set<() => void>();
  let saved: WireAnswers = wireAnswers(answersOfQuote(quote));
  /** Answers that were sent without a response; the server may have saved them. */
  let sent: Partial<WireAnswers> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isStarted = false;
  let failures = 0;
  let state: QuoteEditorState = describe({
    quote,
    answers: answers ?? answersOfQuote(quote),
    isSaving: false,
    failure: null,
    conflict: null,
  });

  function describe(
    next: Omit<QuoteEditorState, 'hasUnsaved' | 'unsavable' | 'willRetry'>,
  ): QuoteEditorState {
    const changed = changedFields(wireAnswers(next.answers), saved);
    const savable = unsavedChanges(wireAnswers(next.answers), saved);
    return {
      ...next,
      hasUnsaved: changed.length > 0,
      willRetry: isRetryableError(next.failure),
      unsavable: changed.filter((field) => !Object.hasOwn(savable, field)),
    };
  }

  function set(change: Partial<QuoteEditorState>): void {
    state = describe({ ...state, ...change });
    for (const listener of listeners) listener();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!isStarted || state.conflict !== null) return;
    if (Object.keys(unsavedChanges(wireAnswers(state.answers), saved)).length === 0) return;
    timer = setTimeout(
      () => void save(),
      state.willRetry ? retryDelay(failures) : AUTOSAVE_DELAY_MS,
    );
  }

  function save(): Promise<boolean> {
    clearTimeout(timer);
    running ??= saveEverything().finally(() => {
      running = null;
    });
    return running;
  }

  async function saveEverything(): Promise<boolean> {
    for (;;) {
      if (state.conflict !== null) return false;
      const changes = unsavedChanges(wireAnswers(state.answers), saved);
      if (Object.keys(changes).length === 0) return true;
      set({ isSaving: true });
      try {
        const latest = await update({ ...changes, version: state.quote.version });
        saved = { ...saved, ...changes };
        sent = {};
        failures = 0;
        set({ quote: latest, isSaving: false, failure: null });
      } catch (error) {
        const current = readCurrentQuote(error);
        if (current !== null && isKnownVersion(current)) {
          adopt(current);
          continue;
        }
        sent = { ...sent, ...changes };
        failures += 1;
        set({ isSaving: false, failure: current === null ? error : null, conflict: current });
        if (state.willRetry) schedule();
        return false;
      }
    }
  }

  /**
   * Whether the newer version equals the answers on the screen or a save whose response was lost.
   * The user then need not choose.
   */
  function isKnownVersion(current: Quote): boolean {
    if (!isEditableByClient(current) || current.version <= state.quote.version) return false;
    const remote = wireAnswers(answersOfQuote(current));
    const local = wireAnswers(state.answers);
    return [local, { ...saved, ...sent }].some(
      (known) => changedFields(remote, known).length === 0,
    );
  }

  function adopt(current: Quote): void {
    saved = wireAnswers(answersOfQuote(current));
    sent = {};
    set({ quote: current, isSaving: false, conflict: null, failure: null });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next) {
      set({ answers: { ...state.answers, ...next } });
      schedule();
    },
    save,
    handleConflict(current) {
      clearTimeout(timer);
      const isKnown = isKnownVersion(current);
      if (isKnown) adopt(current);
      else set({ conflict: current });
      return isKnown;
    },
    resolveConflict(settled) {
      if (state.conflict !== null) adopt(state.conflict);
      set({ answers: settled });
      return save();
    },
    start() {
      isStarted = true;
      schedule();
    },
    stop() {
      isStarted = false;
      clearTimeout(timer);
    },
  };
}

/** The current quote from a refusal because of a newer version; otherwise null. */
export function readCurrentQuote(error: unknown): Quote | null {
  return isApiError(error) && error.code === 'stale_version' ? versionIn(error, quoteSchema) : null;
}

const DELAYS_MS = [5000, 10_000, 20_000, 40_000, 60_000] as const;

const TOO_MANY_REQUESTS = 429;

/** True for temporary failures: a lost connection, or a busy or failing service. */
function isRetryableError(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status } = error;
  if (kind === 'network') return true;
  return kind === 'http' && status !== null && (status >= 500 || status === TOO_MANY_REQUESTS);
}

/**
 * The delay before a retry, in milliseconds. It grows with the failures in a row, up to a minute.
 */
export function retryDelay(failures: number): number {
  return DELAYS_MS[Math.min(Math.max(failures, 1), DELAYS_MS.length) - 1] ?? DELAYS_MS[0];
}

import type { ReactNode } from 'react';
import type { QuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';
import type { AnswerError } from './quote-steps.ts';

/** The four answers that determine a price, each possibly missing. */
export type Choices = Omit<QuoteDraft, 'key'>;

/**
 * The parts of the form that ask for and show the price. They belong to the calculator feature, so
 * the page passes them in.
 */
export interface PriceSlots {
  /** The id of the question for an answer, for links in the error summary. */
  readonly questionIdOf: (field: AnswerError['field']) => string;
  readonly renderPriceForm: (props: {
    readonly choices: Choices;
    readonly errors: readonly AnswerError[];
    readonly onChange: (choices: Choices) => void;
  }) => ReactNode;
  readonly renderPricePanel: (props: {
    readonly choices: Choices;
    /** Notes and buttons below the price. */
    readonly children: ReactNode;
  }) => ReactNode;
}

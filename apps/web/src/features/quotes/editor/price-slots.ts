import type { ReactNode } from 'react';
import type { QuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';
import type { AnswerError } from './quote-steps.ts';

/** The four answers of a price, whether given or not. */
export type Choices = Omit<QuoteDraft, 'key'>;

/**
 * The parts of the form that ask for the price and show it. They belong to the calculator, so the
 * page that knows both hands them in.
 */
export interface PriceSlots {
  /** The id of the question that asks for an answer, for a summary that links to it. */
  readonly questionIdOf: (field: AnswerError['field']) => string;
  readonly renderPriceForm: (props: {
    readonly choices: Choices;
    readonly errors: readonly AnswerError[];
    readonly onChange: (choices: Choices) => void;
  }) => ReactNode;
  readonly renderPricePanel: (props: {
    readonly choices: Choices;
    /** Under the price: notes and buttons. */
    readonly children: ReactNode;
  }) => ReactNode;
}

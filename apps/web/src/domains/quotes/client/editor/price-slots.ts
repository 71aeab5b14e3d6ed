import type { TimelineId } from '@cleaning/pricing';
import type { ReactNode } from 'react';
import type { VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import type { QuoteDraft } from '#domains/calculator/quote-draft/quote-draft.ts';
import type { AnswerError } from './editor-steps.ts';

/** What is to be cleaned; the service is possibly missing. */
export type Choices = Pick<QuoteDraft, 'serviceId' | 'rooms' | 'addonIds'>;

/** With the timing of the chosen day, which completes a price. */
export type PricedChoices = Choices & { readonly timelineId: TimelineId };

/**
 * The parts of the form that ask for and show the price. They belong to the calculator feature, so
 * the page passes them in.
 */
export interface PriceSlots {
  /** The id of the question for an answer, for links in the error summary. */
  readonly questionIdOf: (field: AnswerError['field']) => string;
  readonly renderPriceForm: (props: {
    readonly choices: PricedChoices;
    readonly errors: readonly AnswerError[];
    readonly onChange: (choices: Choices) => void;
  }) => ReactNode;
  readonly renderPricePanel: (props: {
    readonly choices: PricedChoices;
    readonly wishes: VisitWishes;
    /** Notes and buttons below the price. */
    readonly children: ReactNode;
  }) => ReactNode;
}

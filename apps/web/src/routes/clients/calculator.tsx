import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button } from '@cleaning/ui/button';
import { ErrorSummary } from '@cleaning/ui/error-summary';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  PriceForm,
  PricePanel,
  SpokenPrice,
  missingAnswers,
  summaryErrors,
} from '../../features/calculator/index.ts';
import { Columns } from '../../shared/portal-page/index.ts';
import { draftReplaced, emptyDraft } from '../../shared/quote-draft/index.ts';
import { changeChoices } from './change-choices.ts';
import { PRICE_PANEL_ID, PriceBar } from './price-bar.tsx';

export const handle = { title: 'Calculator' };

/** A price to look at. Only the button makes a quote of it. */
export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyDraft);
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? missingAnswers(draft) : {};

  const startQuote = () => {
    setAttempt((count) => count + 1);
    if (Object.keys(missingAnswers(draft)).length > 0) return;
    dispatch(draftReplaced(draft));
    void navigate(SITE_PATHS.clientQuoteCreate);
  };

  return (
    <>
      <PageHead title="Calculator" text="See the price first. Nothing is sent to us from here." />
      <Columns
        panel
        side={
          <PricePanel flat id={PRICE_PANEL_ID} choices={draft}>
            <Button size="lg" block onClick={startQuote}>
              Start a quote with this price
            </Button>
          </PricePanel>
        }
      >
        <ErrorSummary attempt={attempt} errors={summaryErrors(errors)} />
        <PriceForm
          choices={draft}
          errors={errors}
          {...changeChoices(draft, (choices) => setDraft({ ...draft, ...choices }))}
        />
        <SpokenPrice choices={draft} />
        <PriceBar choices={draft} />
      </Columns>
    </>
  );
}

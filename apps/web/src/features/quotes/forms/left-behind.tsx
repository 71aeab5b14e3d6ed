import type { Quote } from '@cleaning/contract';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { FreeText } from '../components/answer-text.tsx';
import { conflictRows } from '../model/conflict-rows.ts';
import { type QuoteAnswers, answersOfQuote } from '../model/quote-answers.ts';

/** What was typed and is not in the quote, to be read and copied; nothing when it all is. */
export function LeftBehind({ quote, answers }: { quote: Quote; answers: QuoteAnswers }) {
  const theirs = answersOfQuote(quote);
  const rows = conflictRows({ mine: answers, theirs, base: theirs });
  if (rows.length === 0) return null;
  return (
    <Card title="What you typed that is not in it">
      <SummaryList
        rows={rows.map(({ label, mine }) => ({ label, value: <FreeText text={mine} /> }))}
      />
    </Card>
  );
}

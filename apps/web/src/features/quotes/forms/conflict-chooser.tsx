import { formatInstant } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { useEffect, useRef, useState } from 'react';
import { type ConflictRow, type PartId, type Side, mergeAnswers } from '../model/conflict-rows.ts';
import type { QuoteAnswers } from '../model/quote-answers.ts';
import styles from './conflict-chooser.module.css';

export interface ConflictChooserProps {
  rows: readonly ConflictRow[];
  mine: QuoteAnswers;
  theirs: QuoteAnswers;
  /** When the other version was saved, as an instant. */
  savedAt: string;
  /** Counts the presses of buttons that wait for the choice; each leads here. */
  calls: number;
  onSettle: (answers: QuoteAnswers) => void;
}

/** Two versions of one draft, side by side: the person says which answers are kept. */
export function ConflictChooser(props: ConflictChooserProps) {
  const { rows, mine, theirs, savedAt, calls, onSettle } = props;
  const [picks, setPicks] = useState<Partial<Record<PartId, Side>>>({});
  const root = useRef<HTMLElement>(null);
  const sideOf = ({ id, suggested }: ConflictRow): Side => picks[id] ?? suggested;

  useEffect(() => {
    if (calls > 0 || !isAnswering()) root.current?.focus();
  }, [calls]);

  const takeTheirs = (from: readonly ConflictRow[]) =>
    onSettle(
      mergeAnswers(
        { mine, theirs },
        from.map(({ id }) => id),
      ),
    );

  return (
    <section ref={root} tabIndex={-1} className={styles['root']} aria-label={TITLE}>
      <Alert tone="warning" title={TITLE} live>
        <p>
          It was saved at {formatInstant(savedAt, 'date-time')}, in another window or by our team.
          What you typed is still here. Choose which answers to keep.
        </p>
      </Alert>
      <div className={styles['rows']}>
        {rows.map((row) => (
          <Fieldset key={row.id} legend={row.label} size="label">
            <OptionGrid>
              {SIDES.map(({ side, title }) => (
                <OptionCard
                  key={side}
                  type="radio"
                  name={`keep-${row.id}`}
                  value={side}
                  title={title}
                  detail={<span className={styles['words']}>{row[side]}</span>}
                  checked={sideOf(row) === side}
                  onChange={() => setPicks({ ...picks, [row.id]: side })}
                />
              ))}
            </OptionGrid>
          </Fieldset>
        ))}
        <div className={styles['buttons']}>
          <Button onClick={() => takeTheirs(rows.filter((row) => sideOf(row) === 'theirs'))}>
            Save what I chose
          </Button>
          {rows.length < 2 ? null : (
            <>
              <Button variant="outline" onClick={() => onSettle(mine)}>
                Keep all of mine
              </Button>
              <Button variant="outline" onClick={() => takeTheirs(rows)}>
                Use all of the other version
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

const TITLE = 'This quote was changed somewhere else';

const SIDES = [
  { side: 'mine', title: 'Yours' },
  { side: 'theirs', title: 'The other version' },
] as const;

/** Whoever is in the middle of an answer is not taken away from it. */
function isAnswering(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

import { formatInstant } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { useEffect, useRef, useState } from 'react';
import { type ConflictRow, type PartId, type Side, mergeAnswers } from './conflict-rows.ts';
import type { QuoteAnswers } from './quote-answers.ts';
import styles from './conflict-chooser.module.css';

export interface ConflictChooserProps {
  rows: readonly ConflictRow[];
  local: QuoteAnswers;
  remote: QuoteAnswers;
  /** When the other version was saved, as an instant. */
  savedAt: string;
  /** Counts the presses of buttons that wait for the choice; each moves focus here. */
  attempts: number;
  onResolve: (answers: QuoteAnswers) => void;
}

/** Two versions of one draft, side by side: the user chooses which answers are kept. */
export function ConflictChooser(props: ConflictChooserProps) {
  const { rows, local, remote, savedAt, attempts, onResolve } = props;
  const [picks, setPicks] = useState<Partial<Record<PartId, Side>>>({});
  const root = useRef<HTMLElement>(null);
  const sideOf = ({ id, suggested }: ConflictRow): Side => picks[id] ?? suggested;

  useEffect(() => {
    if (attempts > 0 || !isAnswering()) root.current?.focus();
  }, [attempts]);

  const takeRemote = (from: readonly ConflictRow[]) =>
    onResolve(
      mergeAnswers(
        { local, remote },
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
                  detail={<span className={styles['text']}>{row[side]}</span>}
                  checked={sideOf(row) === side}
                  onChange={() => setPicks({ ...picks, [row.id]: side })}
                />
              ))}
            </OptionGrid>
          </Fieldset>
        ))}
        <div className={styles['buttons']}>
          <Button onClick={() => takeRemote(rows.filter((row) => sideOf(row) === 'remote'))}>
            Save what I chose
          </Button>
          {rows.length < 2 ? null : (
            <>
              <Button variant="outline" onClick={() => onResolve(local)}>
                Keep all of mine
              </Button>
              <Button variant="outline" onClick={() => takeRemote(rows)}>
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
  { side: 'local', title: 'Yours' },
  { side: 'remote', title: 'The other version' },
] as const;

/** Focus stays in a field that is being filled in. */
function isAnswering(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Fieldset } from '@cleaning/ui/fieldset';
import { Inline } from '@cleaning/ui/inline';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Side, VersionDifference } from './version-difference.ts';

export interface ChooseVersionProps<Id extends string> {
  readonly title: string;
  /** When and by whom the other version was saved. */
  readonly children: ReactNode;
  /** The first name of whoever saved the other version; null if the service does not say. */
  readonly changedBy?: string | null;
  readonly rows: readonly VersionDifference<Id>[];
  /** Counts presses of buttons that require the choice first; each moves the focus here. */
  readonly attempts: number;
  /** Describes the result of the choices; shown after "Save what I chose". */
  readonly describeChoice?: (theirs: readonly Id[]) => string;
  /** Called with the ids of the rows to take from the other version. */
  readonly onChoose: (theirs: readonly Id[]) => void;
}

/** Shows two versions side by side where they differ, so that the user can choose for each row. */
export function ChooseVersion<Id extends string>(props: ChooseVersionProps<Id>) {
  const { title, children, changedBy = null, rows, attempts, describeChoice, onChoose } = props;
  const [picks, setPicks] = useState<ReadonlyMap<Id, Side>>(new Map());
  const root = useRef<HTMLElement>(null);
  const sideOf = ({ id, suggested }: VersionDifference<Id>): Side => picks.get(id) ?? suggested;

  useEffect(() => {
    if (attempts > 0 || !isAnswering()) root.current?.focus();
  }, [attempts]);

  const theirName = changedBy === null ? 'The other version' : `${changedBy}’s`;
  const all = rows.map(({ id }) => id);
  const theirs = rows.filter((row) => sideOf(row) === 'remote').map(({ id }) => id);
  return (
    <Stack as="section" ref={root} tabIndex={-1} gap="space-6" aria-label={title}>
      <Alert tone="warning" title={title} live>
        <p>
          {children} What you typed is still here. Choose what to keep where the two differ; the
          rest is the same.
        </p>
      </Alert>
      {rows.map((row) => (
        <Fieldset key={row.id} legend={row.label} size="label">
          <OptionGrid>
            {SIDES.map((side) => (
              <OptionCard
                key={side}
                type="radio"
                name={`keep-${row.id}`}
                value={side}
                title={side === 'local' ? 'Yours' : theirName}
                detail={
                  <Text as="span" wrap="as-typed">
                    {row[side]}
                  </Text>
                }
                checked={sideOf(row) === side}
                onChange={() => setPicks(new Map(picks).set(row.id, side))}
              />
            ))}
          </OptionGrid>
        </Fieldset>
      ))}
      <Inline gap="space-3" fillOnPhone>
        <Button onClick={() => onChoose(theirs)}>
          {['Save what I chose', describeChoice?.(theirs)]
            .filter((part) => part !== undefined)
            .join(', ')}
        </Button>
        {rows.length < 2 ? null : (
          <>
            <Button variant="outline" onClick={() => onChoose([])}>
              Keep all of mine
            </Button>
            <Button variant="outline" onClick={() => onChoose(all)}>
              {`Use all of ${changedBy === null ? 'the other version' : theirName}`}
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}

const SIDES = ['local', 'remote'] as const;

/** Whether the user is typing in a field, which must keep the focus. */
function isAnswering(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

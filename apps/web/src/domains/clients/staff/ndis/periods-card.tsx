import { Badge } from '@cleaning/ui/badge';
import { TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useState } from 'react';
import { unbrokenPeriod } from '#kit/lib/unbroken.ts';
import styles from '../detail/client-page.module.css';

export interface Period {
  readonly id: string;
  /** The period in words: "1 Mar 2026 – 28 Feb 2027". */
  readonly days: string;
  readonly isCurrent: boolean;
  readonly description: string;
}

/** The dialog that is open over the card. */
export type PeriodAction =
  | { readonly type: 'add' }
  | { readonly type: 'change' | 'remove'; readonly id: string };

export interface PeriodsCardProps {
  readonly title: string;
  /** Names one of them: "plan", "agreement". */
  readonly what: string;
  readonly addLabel: string;
  readonly emptyText: string;
  readonly periods: readonly Period[];
  readonly renderDialog: (action: PeriodAction, onClose: () => void) => ReactNode;
}

/**
 * A list of records that each apply to a period, newest first, with actions to add, correct and
 * remove.
 */
export function PeriodsCard(props: PeriodsCardProps) {
  const { title, what, addLabel, emptyText, periods, renderDialog } = props;
  const [action, setAction] = useState<PeriodAction | null>(null);
  return (
    <Card
      title={title}
      action={
        <TextButton end onClick={() => setAction({ type: 'add' })}>
          {addLabel}
        </TextButton>
      }
    >
      {periods.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <Stack as="ol" gap="space-4">
          {periods.map(({ id, days, isCurrent, description }) => (
            <li key={id} className={styles['plan']}>
              <Inline as="span" gap="space-2" align="center">
                <Text as="b" weight="semibold">
                  {unbrokenPeriod(days)}
                </Text>
                {isCurrent ? (
                  <Badge tone="success" icon={<Check />}>
                    In use
                  </Badge>
                ) : null}
              </Inline>
              <span>{description}</span>
              <Inline as="span" gap="space-4">
                <TextButton
                  aria-label={`Change ${what} ${days}`}
                  onClick={() => setAction({ type: 'change', id })}
                >
                  Change
                </TextButton>
                <TextButton
                  aria-label={`Remove ${what} ${days}`}
                  onClick={() => setAction({ type: 'remove', id })}
                >
                  Remove
                </TextButton>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
      {action === null ? null : renderDialog(action, () => setAction(null))}
    </Card>
  );
}

import type { CheckedCleaner } from '@cleaning/contract/availability';
import {
  type Answers,
  describeFine,
  describeStop,
  describeWarnings,
} from '@cleaning/contract/availability/rules';
import { Alert } from '@cleaning/ui/alert';
import { Badge } from '@cleaning/ui/badge';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import Check from 'lucide-react/icons/check';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { useHeldWhilePressed } from '#kit/hooks/use-held-while-pressed.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import type { Availability } from './use-availability.ts';

export interface AvailabilityResultProps {
  readonly availability: Availability;
  /** The chosen cleaner; empty while nobody is. */
  readonly staffId: string;
  /** The time in words: "Thursday 3 December, 1:00 pm – 3:00 pm". */
  readonly when: string;
  /** What is still to choose: "Choose a day, both times and a cleaner."; null when nothing is. */
  readonly missing: string | null;
  /** Whether a visit that is over is recorded, so that its time has passed. */
  readonly isPast?: boolean;
}

/** What the check says of the chosen cleaner, in the same words everywhere, announced as it changes. */
export function AvailabilityResult(props: AvailabilityResultProps) {
  const shown = useHeldWhilePressed(props);
  return (
    <Stack aria-live="polite" gap="space-3">
      <Result {...shown} />
    </Stack>
  );
}

function Result({
  availability: { cleaners, error },
  staffId,
  when,
  missing,
  isPast = false,
}: AvailabilityResultProps) {
  if (missing !== null) return <p>{missing}</p>;
  if (error !== null) {
    return (
      <Alert tone="danger" title="This time cannot be saved">
        <p>{errorMessage(error)}</p>
      </Alert>
    );
  }
  if (cleaners === undefined) return <p>Checking this time.</p>;
  const chosen = findChecked(cleaners, staffId);
  if (chosen === undefined) return <p>Choose who comes.</p>;
  const answers = isPast ? withoutPast(chosen.answers) : chosen.answers;
  const name = chosen.staff_member.first_name;
  return <Said {...{ answers, name, when, isPast }} />;
}

interface SaidProps {
  readonly answers: Answers;
  readonly name: string;
  readonly when: string;
  readonly isPast: boolean;
}

function Said({ answers, name, when, isPast }: SaidProps) {
  const stop = describeStop(answers, name);
  const warnings = describeWarnings(answers, name);
  if (stop !== null) {
    return (
      <Alert tone="danger">
        <p>{stop}</p>
      </Alert>
    );
  }
  return (
    <>
      {warnings.length === 0 ? (
        <p>{`${name} ${isPast ? 'was' : 'is'} free: ${unbrokenTimes(when)}.`}</p>
      ) : (
        <Alert tone="warning">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <p>You can save it all the same.</p>
        </Alert>
      )}
      <Inline as="ul" gap="space-2" aria-label={`What is fine for ${name}`}>
        {describeFine(answers).map((fact) => (
          <li key={fact}>
            <Badge tone="success" icon={<Check />}>
              {fact}
            </Badge>
          </li>
        ))}
      </Inline>
    </>
  );
}

export const findChecked = (
  cleaners: readonly CheckedCleaner[] | undefined,
  staffId: string,
): CheckedCleaner | undefined =>
  cleaners?.find(({ staff_member: person }) => person.id === staffId);

/** The answers for a visit that is over. */
const withoutPast = (answers: Answers): Answers => ({ ...answers, past: { result: 'ok' } });

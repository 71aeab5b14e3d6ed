import { formatInstant } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { type FieldValues, useWatch } from 'react-hook-form';
import { ChooseVersion } from './choose-version.tsx';
import type { VersionChoice } from './use-version-choice.ts';

export interface ChooseFormVersionProps<Entity, Values extends FieldValues, Request> {
  /** The edited record in a sentence: "draft". */
  readonly what: string;
  readonly choice: VersionChoice<Entity, Values, Request>;
  /** Describes the form with some choices, such as its total. */
  readonly describe: (values: Values) => string;
}

/**
 * Chooses between the form's values and those that another user saved meanwhile; shown above the
 * form.
 */
export function ChooseFormVersion<
  Entity extends { updated_at: string },
  Values extends FieldValues,
  Request,
>({ what, choice, describe }: ChooseFormVersionProps<Entity, Values, Request>) {
  // Re-renders on typing, so that the comparison stays current.
  useWatch({ control: choice.form.control });
  if (choice.latest === null) return null;
  const { changedBy } = choice;
  const at = formatInstant(choice.latest.updated_at, 'date-time');
  return (
    <Card>
      <ChooseVersion
        title={`${changedBy ?? 'Someone else'} changed this ${what} while you had it open`}
        changedBy={changedBy}
        rows={choice.rows()}
        attempts={choice.attempts}
        describeChoice={(theirs) => describe(choice.merged(theirs))}
        onChoose={choice.choose}
      >
        {changedBy === null
          ? `The other version was saved at ${at}.`
          : `${changedBy} saved theirs at ${at}.`}
      </ChooseVersion>
    </Card>
  );
}

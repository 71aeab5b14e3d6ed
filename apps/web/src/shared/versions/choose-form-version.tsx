import { formatInstant } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { type FieldValues, useWatch } from 'react-hook-form';
import { ChooseVersion } from './choose-version.tsx';
import type { VersionChoice } from './use-version-choice.ts';

export interface ChooseFormVersionProps<Entity, Values extends FieldValues, Request> {
  /** What is edited, within a sentence: "draft". */
  readonly what: string;
  readonly choice: VersionChoice<Entity, Values, Request>;
  /** What the form comes to with some choices, such as its total. */
  readonly describe: (values: Values) => string;
}

/** The choice between what is typed in a form and what another user saved meanwhile, above the form. */
export function ChooseFormVersion<
  Entity extends { updated_at: string },
  Values extends FieldValues,
  Request,
>({ what, choice, describe }: ChooseFormVersionProps<Entity, Values, Request>) {
  // What is typed meanwhile is compared, too.
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

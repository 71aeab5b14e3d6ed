import type { TimesheetWeek } from '@cleaning/contract/timesheets';
import { addDays } from '@cleaning/ndis';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { SelectField } from '@cleaning/ui/field';
import { Inline } from '@cleaning/ui/inline';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router-dom';
import { describeWeek, WEEK_STATE_NAMES } from './describe-sheet.ts';

export type WeekChoice = NonNullable<TimesheetWeek['weeks']>[number];

interface WeekSwitchProps {
  /** The Monday of the week that is shown. */
  readonly week: string;
  /** The last week that can be opened. */
  readonly last: string;
  readonly hrefFor: (week: string) => string;
  /** The weeks to choose from, with what is still to do in each; by default only the dates are shown. */
  readonly weeks?: readonly WeekChoice[] | undefined;
}

/** Links to the week before and the week after, with the dates of this one between them. */
export function WeekSwitch({ week, last, hrefFor, weeks = [] }: WeekSwitchProps) {
  return (
    <Inline as="div" gap="space-2" align="center">
      <ButtonLink
        variant="outline"
        size="sm"
        icon={<ChevronLeft />}
        href={hrefFor(addDays(week, -7))}
      >
        <VisuallyHidden>Week before</VisuallyHidden>
      </ButtonLink>
      {weeks.length === 0 ? (
        <b>{describeWeek(week)}</b>
      ) : (
        <WeekSelect week={week} weeks={weeks} hrefFor={hrefFor} />
      )}
      {week < last ? (
        <ButtonLink
          variant="outline"
          size="sm"
          icon={<ChevronRight />}
          href={hrefFor(addDays(week, 7))}
        >
          <VisuallyHidden>Week after</VisuallyHidden>
        </ButtonLink>
      ) : (
        <Button variant="outline" size="sm" icon={<ChevronRight />} disabled>
          <VisuallyHidden>Week after</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
}

function WeekSelect({
  week: shown,
  weeks,
  hrefFor,
}: Pick<WeekSwitchProps, 'week' | 'hrefFor'> & { readonly weeks: readonly WeekChoice[] }) {
  const navigate = useNavigate();
  const options = weeks.map(({ week, state }) => ({
    value: week,
    label: `${describeWeek(week)}, ${WEEK_STATE_NAMES[state]}`,
  }));
  const isListed = weeks.some(({ week }) => week === shown);
  return (
    <SelectField
      id="timesheets-week"
      label="Week"
      value={shown}
      options={isListed ? options : [{ value: shown, label: describeWeek(shown) }, ...options]}
      onChange={({ target }) => void navigate(hrefFor(target.value))}
    />
  );
}

import { addDays } from '@cleaning/ndis';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { describeWeek } from './describe-sheet.ts';

interface WeekSwitchProps {
  /** The Monday of the week that is shown. */
  readonly week: string;
  /** The last week that can be opened. */
  readonly last: string;
  readonly hrefFor: (week: string) => string;
}

/** Links to the week before and the week after, with the dates of this one between them. */
export function WeekSwitch({ week, last, hrefFor }: WeekSwitchProps) {
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
      <b>{describeWeek(week)}</b>
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

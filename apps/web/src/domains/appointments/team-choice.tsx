import { company } from '@cleaning/company';
import type { TeamPage } from '@cleaning/contract/appointments';
import { Pagination } from '@cleaning/ui/pagination';
import { useMutation } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { FilterBar, FilterSelect } from '#kit/lists/filter-bar.tsx';
import { PageStart } from '#kit/lists/page-start.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

export interface TeamChoiceProps {
  readonly team: Pick<TeamPage, 'area' | 'page' | 'page_count'>;
  /** The address of a page of cleaners. */
  readonly hrefFor: (page: number) => string;
  /** Further filters of the page. With them, the area can be chosen also for a small team. */
  readonly children?: ReactNode;
}

/**
 * Which of a large team is shown: the area, which is remembered for the user, and a page of its
 * cleaners. A team that fits on one page has no need to choose.
 */
export function TeamChoice({ team, hrefFor, children }: TeamChoiceProps) {
  const api = useApi();
  const navigate = useNavigate();
  const update = useMutation(api.updateStaffPreferences.mutation());
  const { area, page, page_count: pageCount } = team;
  const chosen = update.isPending ? (update.variables.area ?? null) : area;
  if (pageCount === 1 && area === null && children === undefined) return null;
  const areas = new Set([...company.serviceAreas, ...(area === null ? [] : [area])]);
  const choose = (name: string): void => {
    update.mutate(
      { area: name === '' ? null : name },
      { onSuccess: () => void navigate(hrefFor(1), { replace: true }) },
    );
  };
  return (
    <>
      {/* Another area also goes to the first page, and must not move the focus. */}
      <PageStart key={area} {...{ page, pageCount, hrefFor }} />
      <FilterBar>
        <FilterSelect
          icon={<MapPin />}
          label="Area"
          placeholder="Every area"
          options={[...areas].map((name) => ({ value: name, label: name }))}
          value={chosen ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
        {children}
        <Pagination label="Cleaners" {...{ page, pageCount, hrefFor }} />
      </FilterBar>
      <ErrorAlert title="The area was not changed" error={update.error} />
    </>
  );
}

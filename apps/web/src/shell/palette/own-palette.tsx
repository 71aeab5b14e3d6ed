import type { OwnVisit } from '@cleaning/contract/appointments';
import { CommandPalette, type PaletteGroup } from '@cleaning/ui/command-palette';
import type { TeamItem } from '@cleaning/ui/team-shell';
import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeShortDate, describeStart } from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import type { PageOption } from './palette-options.tsx';
import { labelIncludes, pageOption, describeSearch } from './search-in-palette.ts';

export interface OwnPaletteProps {
  readonly pages: readonly TeamItem[];
  readonly onClose: () => void;
}

/** Finds a cleaner's pages and their own visits, which are the only records that they see. */
export default function OwnPalette({ pages, onClose }: OwnPaletteProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const typed = text.trim();
  const own = useQuery(api.getOwnVisits.query());
  const visits = typed === '' ? [] : (own.data?.visits ?? []);
  const groups: PaletteGroup<PageOption>[] = [
    {
      label: 'Go to',
      options: [
        ...visits.map(visitOption).filter(labelIncludes(typed)),
        ...pages.filter(labelIncludes(typed)).map(pageOption),
      ],
    },
  ];
  return (
    <CommandPalette
      label="Search your visits"
      text={text}
      onText={setText}
      groups={groups}
      status={describeSearch({
        typed,
        isSearching: typed !== '' && own.isPending,
        hasFailed: own.isError,
        count: groups.reduce((sum, { options }) => sum + options.length, 0),
        example: 'the name of a client or a suburb',
      })}
      onChoose={({ href }, { inNewTab }) => {
        if (inNewTab) {
          window.open(href, '_blank', 'noopener');
          return;
        }
        onClose();
        void navigate(href);
      }}
      onClose={onClose}
    >
      {own.isError && typed !== '' ? (
        <ErrorAlert title="Your visits could not be searched" error={own.error} />
      ) : undefined}
    </CommandPalette>
  );
}

const visitOption = (visit: OwnVisit): PageOption => ({
  id: `visit-${visit.id}`,
  icon: <CalendarDays />,
  label: `${visit.client_name}, ${visit.suburb}`,
  note: `${describeShortDate(visit.appointment_date)}, ${describeStart(visit)}`,
  href: staffVisitPath(visit.id),
});

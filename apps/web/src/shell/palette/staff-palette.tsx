import { MIN_SEARCH_LENGTH } from '@cleaning/contract/rules';
import type { StaffSearch } from '@cleaning/contract/staff';
import { CommandPalette, type PaletteGroup } from '@cleaning/ui/command-palette';
import type { TeamItem } from '@cleaning/ui/team-shell';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftFindings } from '#domains/invoices/draft-findings.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { cleanerOption, clientPages, leaveOption, MORE_PAGES } from './more-options.tsx';
import {
  clientOption,
  type FoundClient,
  type PageOption,
  type PaletteAction,
  recordOptions,
} from './palette-options.tsx';
import { labelIncludes, pageOption, describeSearch } from './search-in-palette.ts';

export type { PaletteAction } from './palette-options.tsx';

export interface StaffPaletteProps {
  readonly pages: readonly TeamItem[];
  /** The actions, for the found client or for one that is still to be chosen. */
  readonly actionsFor: (
    client: Pick<FoundClient, 'id' | 'first_name'> | null,
  ) => readonly PaletteAction[];
  readonly onClose: () => void;
}

/** Searches people, references, pages and actions. The found client is passed on to actions. */
export default function StaffPalette({ pages, actionsFor, onClose }: StaffPaletteProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [reached, setReached] = useState<string | null>(null);
  const typed = text.trim();
  const settled = useDebounced(typed);
  const isEnough = typed.length >= MIN_SEARCH_LENGTH;
  const search = useQuery({
    ...api.searchForStaff.query({ text: settled }),
    enabled: isEnough && settled === typed,
    // Always stale, so that the next search shows the changes of others.
    staleTime: 0,
  });
  const { data: team = [] } = useQuery({
    ...api.listStaffMembers.query(),
    enabled: isEnough,
  });
  const found = isEnough && settled === typed ? search.data : undefined;
  const draftErrors = useDraftErrors(found);
  const clients = found?.clients ?? [];
  const client = clients.find(({ id }) => id === reached) ?? clients[0] ?? null;

  const groups: PaletteGroup<PageOption>[] = [
    {
      label: 'Go to',
      options: [
        ...clients.map(clientOption),
        ...(found === undefined ? [] : recordOptions(found, draftErrors)),
        ...(isEnough ? team.map(cleanerOption) : []).filter(labelIncludes(typed)),
        ...pages.filter(labelIncludes(typed)).map(pageOption),
        ...(isEnough ? MORE_PAGES : []).filter(labelIncludes(typed)),
      ],
    },
    {
      label: 'Do',
      unmarked: client !== null,
      options: [
        ...actionsFor(client)
          .filter(client === null ? labelIncludes(typed) : () => true)
          .map(pageOption),
        ...(client === null ? [] : clientPages(client)),
        ...(isEnough ? team.map(leaveOption) : []).filter(labelIncludes(typed)),
      ],
    },
  ];

  return (
    <CommandPalette
      label="Search or do something"
      text={text}
      onText={(next) => {
        setText(next);
        setReached(null);
      }}
      groups={groups}
      status={describeSearch({
        typed,
        isSearching: isEnough && (settled !== typed || search.isFetching),
        hasFailed: search.isError,
        count: groups.reduce((sum, { options }) => sum + options.length, 0),
        example: 'a name, a phone number or a reference such as Q-1048',
      })}
      onReach={(option) => {
        const over = clients.find(({ id }) => option.id === `client-${id}`);
        if (over !== undefined) setReached(over.id);
      }}
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
      {search.isError && isEnough ? (
        <ErrorAlert title="People and references could not be searched" error={search.error} />
      ) : undefined}
    </CommandPalette>
  );
}

/**
 * Returns the number of NDIS check errors of each found draft, by id. A search finds only a few of
 * a client's latest invoices, and the checks are cached while the user types.
 */
function useDraftErrors(found: StaffSearch | undefined): ReadonlyMap<string, number> {
  const api = useApi();
  const drafts = (found?.invoices ?? []).filter(
    ({ status, kind }) => status === 'draft' && kind === 'ndis',
  );
  return useQueries({
    queries: drafts.map(({ id }) => api.checkNdisInvoice.query({ id })),
    combine: (checks) =>
      new Map(
        checks.flatMap(({ data }) =>
          data === undefined ? [] : [[data.invoice_id, draftFindings(data).errorCount]],
        ),
      ),
  });
}

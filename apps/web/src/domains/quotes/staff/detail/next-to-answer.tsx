import { Code } from '@cleaning/ui/code';
import { SERVICES } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { ArrowLink } from '@cleaning/ui/link';
import { Row, RowList } from '@cleaning/ui/row-list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';
import { QUOTES_TO_ANSWER, staffQuotePath } from '../../quote-paths.ts';
import { AgeBadge } from '../list/age-badge.tsx';
import { clientName, totalOrToPrice } from '../list/quote-labels.ts';

/**
 * The quote that has waited longest for our answer. Renders nothing if no other quote is waiting.
 */
export function NextToAnswer({ quoteId }: { readonly quoteId: string }) {
  const api = useApi();
  const { data } = useQuery(
    api.listQuotes.query({
      step: 'to_answer,changes_requested',
      ordering: 'waiting_since',
      // Two, because this quote may be one of them.
      page_size: 2,
    }),
  );
  const next = data?.results.find(({ id }) => id !== quoteId);
  useOpenShortcut(next?.id);
  if (next === undefined) return null;
  return (
    <Card title="Next to answer" action={<ArrowLink href={QUOTES_TO_ANSWER}>All</ArrowLink>}>
      <RowList>
        <Row
          href={staffQuotePath(next.id)}
          lead={<AgeBadge quote={next} />}
          title={clientName(next)}
          detail={[SERVICES[next.service_id].name, next.suburb]
            .filter((part) => part !== null)
            .join(', ')}
          end={totalOrToPrice(next.total_cents)}
          endDetail={<Code>{next.reference}</Code>}
        />
      </RowList>
      <KeyHints hints={HINTS} />
    </Card>
  );
}

const HINTS = [{ keys: ['J'], label: 'open it' }];

function useOpenShortcut(id: string | undefined): void {
  const navigate = useNavigate();
  const shortcuts = useMemo<readonly Shortcut[]>(() => {
    if (id === undefined) return [];
    const run = () => void navigate(staffQuotePath(id));
    return [{ keys: ['J'], group: 'In a list', label: 'Next quote to answer', run }];
  }, [id, navigate]);
  useShortcuts(shortcuts);
}

import type { QuoteTemplate } from '@cleaning/contract/quotes';
import { SERVICES } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { SpotIcon } from '@cleaning/ui/spot-icon';
import { SummaryList } from '@cleaning/ui/summary-list';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { describeAddons, describeRooms, describeQuoteTiming } from '../../format-quote.ts';
import { TEMPLATE_GONE } from './template-name-dialog.tsx';
import { useBookAgain } from './use-book-again.ts';
import styles from './templates.module.css';

export interface TemplateCardProps {
  template: QuoteTemplate;
  onRename: () => void;
  onDelete: () => void;
}

/** One template with its actions. */
export function TemplateCard({ template, onRename, onDelete }: TemplateCardProps) {
  const api = useApi();
  const send = useSend(api.bookQuoteTemplate.mutation({ id: template.id }));
  const { submit, isBusy, error } = useBookAgain(() => send());
  const which = <VisuallyHidden>{template.name}</VisuallyHidden>;

  return (
    <Card title={template.name} className={styles['card']}>
      <Inline as="p" gap="space-3" align="center">
        <SpotIcon name={template.service_id} size="sm" />
        <b>{SERVICES[template.service_id].name}</b>
      </Inline>
      <SummaryList
        rows={[
          { label: 'Rooms', value: describeRooms(template.rooms) },
          { label: 'Extras', value: describeAddons(template.addon_ids) },
          { label: 'Timing', value: describeQuoteTiming(template) },
          { label: 'Address', value: describePlace(template) },
        ]}
      />
      <div className={styles['actions']}>
        <Button
          icon={<Repeat2 />}
          busy={isBusy}
          busyLabel="Starting a quote"
          onClick={() => void submit()}
        >
          Book this clean again {which}
        </Button>
        <Button variant="outline" icon={<Pencil />} onClick={onRename}>
          Rename {which}
        </Button>
        <Button variant="ghost" icon={<Trash2 />} onClick={onDelete}>
          Delete {which}
        </Button>
      </div>
      <ErrorAlert title="No new quote was started" error={error} gone={TEMPLATE_GONE} />
    </Card>
  );
}

function describePlace({ address_line1, suburb, postcode }: QuoteTemplate): string {
  const parts = [address_line1, suburb, postcode].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? 'Not given yet' : parts.join(', ');
}

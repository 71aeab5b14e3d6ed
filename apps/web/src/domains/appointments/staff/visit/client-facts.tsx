import type { Appointment } from '@cleaning/contract/appointments';
import { HISTORY_LENGTH } from '@cleaning/contract/clients';
import { formatPhone } from '@cleaning/contract/rules';
import { RECURRENCE_NAMES } from '@cleaning/contract/series/rules';
import { formatMoney } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Grid } from '@cleaning/ui/grid';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { staffClientPath, withClient } from '#domains/clients/client-paths.ts';
import { staffInvoicesOfPath } from '#domains/invoices/invoice-paths.ts';
import { STAFF_MESSAGE_NEW_PATH } from '#domains/messages/message-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { staffClientVisitsPath } from '../../visit-paths.ts';
import { useNoteCall } from './call-times.ts';

interface ClientFactsProps {
  readonly appointment: Appointment;
  readonly phone: string | null;
}

/** What the office looks up about the client of a visit, and how to reach them. */
export function ClientFacts({ appointment, phone }: ClientFactsProps) {
  const api = useApi();
  const { client_id: clientId, client_name: name, series } = appointment;
  const noteCall = useNoteCall(appointment.id);
  const { data: history } = useQuery(
    api.getClientHistory.query({ id: clientId, limit: HISTORY_LENGTH }),
  );
  const owed = history?.overview.owed_cents;
  const usual = history?.overview.usual_cleaner ?? null;
  const firstName = name.split(' ')[0] ?? name;
  return (
    <Card title="Client">
      <Stack gap="space-3">
        <SummaryList
          layout="facts"
          rows={[
            { label: 'Name', value: <Link href={staffClientPath(clientId)}>{name}</Link> },
            ...(phone === null ? [] : [{ label: 'Phone', value: formatPhone(phone) }]),
            ...(owed === undefined
              ? []
              : [
                  {
                    label: 'Owes',
                    value:
                      owed === 0 ? (
                        'Nothing'
                      ) : (
                        <Link href={staffInvoicesOfPath(clientId)}>{formatMoney(owed)}</Link>
                      ),
                  },
                ]),
            ...(series === null
              ? []
              : [
                  {
                    label: 'Series',
                    value: (
                      <Link href={staffClientVisitsPath(clientId)}>
                        {RECURRENCE_NAMES[series.recurrence]}
                      </Link>
                    ),
                  },
                ]),
            ...(usual === null ? [] : [{ label: 'Usual cleaner', value: usual }]),
          ]}
        />
        <Grid minColumn="9rem" gap="space-2">
          {phone === null ? null : (
            <ButtonLink variant="outline" icon={<Phone />} href={`tel:${phone}`} onClick={noteCall}>
              <span>
                Call <VisuallyHidden>{firstName}</VisuallyHidden>
              </span>
            </ButtonLink>
          )}
          <ButtonLink
            variant="outline"
            icon={<MessageCircle />}
            href={withClient(STAFF_MESSAGE_NEW_PATH, clientId)}
          >
            <span>
              Message <VisuallyHidden>{firstName}</VisuallyHidden>
            </span>
          </ButtonLink>
        </Grid>
      </Stack>
    </Card>
  );
}

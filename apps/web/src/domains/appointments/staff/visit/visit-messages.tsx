import type { Appointment } from '@cleaning/contract/appointments';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Count } from '@cleaning/ui/badge';
import { Row, RowList } from '@cleaning/ui/row-list';
import { useQuery } from '@tanstack/react-query';
import MessageCirclePlus from 'lucide-react/icons/message-circle-plus';
import { newMessagesLabel } from '#domains/messages/message-labels.ts';
import { messageAboutVisitPath, staffThreadPath } from '#domains/messages/message-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { describeRelativeTime } from '#kit/lib/describe-relative.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';

/** The conversations about a visit; without one, how to start it. */
export function VisitMessages({ appointment }: { appointment: Appointment }) {
  const api = useApi();
  const now = useNow();
  const threads = useQuery(api.listThreads.query({ about_id: appointment.id }));
  const [firstName = ''] = appointment.client_name.split(' ');
  return (
    <Card title="Messages about this visit">
      <QueryContent query={threads} what="the messages" level={3} lines={1}>
        {({ results }) =>
          results.length === 0 ? (
            <ButtonLink
              variant="outline"
              icon={<MessageCirclePlus />}
              href={messageAboutVisitPath(appointment.id)}
            >
              {`Write to ${firstName}`}
            </ButtonLink>
          ) : (
            <RowList>
              {results.map(({ id, subject, last_message: last, unread_count: unread }) => (
                <Row
                  key={id}
                  href={staffThreadPath(id)}
                  title={subject}
                  detail={`${last.excerpt} ${describeRelativeTime(last.sent_at, now)}.`}
                  end={
                    unread === 0 ? undefined : (
                      <Count label={newMessagesLabel(unread)}>{unread}</Count>
                    )
                  }
                />
              ))}
            </RowList>
          )
        }
      </QueryContent>
    </Card>
  );
}

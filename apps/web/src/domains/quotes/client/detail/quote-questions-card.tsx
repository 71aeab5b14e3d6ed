import { company } from '@cleaning/company';
import type { Quote } from '@cleaning/contract/quotes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import MessageCircle from 'lucide-react/icons/message-circle';
import { askAboutPath } from '#domains/messages/message-paths.ts';
import styles from './quote-questions-card.module.css';

/** A link to ask us about this quote. */
export function QuoteQuestionsCard({ quote }: { quote: Quote }) {
  return (
    <Card tint title="Questions about this quote?" screenOnly>
      <Stack gap="space-4">
        <p>
          Write to us and we answer in Messages, or call{' '}
          <Text as="span" wrap="one-line">
            <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>
          </Text>{' '}
          and say {quote.reference}.
        </p>
        <ButtonLink
          href={askAboutPath('quote', quote.id)}
          variant="outline"
          icon={<MessageCircle />}
          className={styles['button']}
        >
          Send us a message
        </ButtonLink>
      </Stack>
    </Card>
  );
}

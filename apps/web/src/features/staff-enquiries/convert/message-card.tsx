import { Card } from '@cleaning/ui/card';
import detailStyles from '../enquiry-detail.module.css';
import type { MessagePart } from '../reading/read-enquiry.ts';
import styles from './message-card.module.css';

export interface MessageCardProps {
  readonly firstName: string;
  readonly parts: readonly MessagePart[];
}

/** What was written, with what the form was filled in from. */
export function MessageCard({ firstName, parts }: MessageCardProps) {
  const hasMarks = parts.some(({ isUsed }) => isUsed);
  return (
    <Card
      title={`What ${firstName} wrote`}
      action={hasMarks ? <span className={styles['key']}>Marked: used below</span> : undefined}
    >
      <blockquote className={detailStyles['said']}>
        {parts.map(({ text, isUsed }, index) =>
          // The parts stand in the order of the message, which does not change.
          isUsed ? (
            <mark key={index} className={styles['used']}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </blockquote>
    </Card>
  );
}

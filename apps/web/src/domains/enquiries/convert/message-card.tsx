import { Card } from '@cleaning/ui/card';
import detailStyles from '../enquiry-detail.module.css';
import type { MessagePart } from '../reading/read-enquiry.ts';
import styles from './message-card.module.css';

export interface MessageCardProps {
  readonly firstName: string;
  readonly parts: readonly MessagePart[];
}

/** The message, with the parts highlighted that filled in the form. */
export function MessageCard({ firstName, parts }: MessageCardProps) {
  const hasMarks = parts.some(({ isUsed }) => isUsed);
  return (
    <Card
      title={`What ${firstName} wrote`}
      action={hasMarks ? <span className={styles['key']}>Marked: used below</span> : undefined}
    >
      <blockquote className={detailStyles['said']}>
        {parts.map(({ text, isUsed }, index) =>
          // The order of the parts never changes, so their index can be the key.
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

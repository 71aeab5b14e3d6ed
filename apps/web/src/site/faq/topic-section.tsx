import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { Disclosure, DisclosureGroup } from '@cleaning/ui/disclosure';
import { Inline } from '@cleaning/ui/inline';
import { ArrowLink, Link } from '@cleaning/ui/link';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import LinkIcon from 'lucide-react/icons/link';
import { useId } from 'react';
import type { Question, Topic } from '#content/faq.ts';
import styles from './topic-section.module.css';

export interface TopicSectionProps {
  topic: Topic;
  /** The matching questions. The others stay in the page, hidden. */
  shown: readonly Question[];
  /** Opens the first answer initially. */
  opensFirst: boolean;
}

/** The questions of one topic. */
export function TopicSection({ topic, shown, opensFirst }: TopicSectionProps) {
  const { id, title, questions } = topic;
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} hidden={shown.length === 0}>
      <h2 className={styles['title']} id={titleId}>
        {title}
      </h2>
      <DisclosureGroup>
        {questions.map((question, index) => (
          <div key={question.id} hidden={!shown.includes(question)}>
            <Disclosure summary={question.question} defaultOpen={opensFirst && index === 0}>
              <Answer {...question} />
            </Disclosure>
          </div>
        ))}
      </DisclosureGroup>
    </section>
  );
}

/** The id is on the answer: browsers open the disclosure around a link target. */
function Answer({ id, question, answer, link }: Question) {
  return (
    <div id={id} className={styles['answer']}>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Inline as="p" gap="space-6" rowGap="0" align="center">
        {link === undefined ? null : <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        <Link className={styles['permalink']} href={`${PUBLIC_PATHS.faq}#${id}`}>
          <LinkIcon />
          Link to this answer
          <VisuallyHidden>: {question}</VisuallyHidden>
        </Link>
      </Inline>
    </div>
  );
}

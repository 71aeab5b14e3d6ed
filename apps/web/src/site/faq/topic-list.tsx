import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { Count } from '@cleaning/ui/badge';
import { Link } from '@cleaning/ui/link';
import { TOPICS } from '#content/faq.ts';
import type { Topic } from '#content/faq.ts';
import { useSectionInView } from '#kit/page/use-section-in-view.ts';
import styles from './topic-list.module.css';

/** Links to the topics with matching questions. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  const currentId = useSectionInView(TOPICS);
  return (
    <nav className={styles['root']} aria-label="Topics">
      <ul className={styles['list']}>
        {topics.map(({ id, title, questions }) => (
          <li key={id}>
            <Link
              className={styles['topic']}
              href={`${PUBLIC_PATHS.faq}#${id}`}
              aria-current={id === currentId ? 'true' : undefined}
            >
              {title}
              <Count tone="quiet" label={questions.length === 1 ? 'question' : 'questions'}>
                {questions.length}
              </Count>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

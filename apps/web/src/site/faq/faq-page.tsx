import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { Count } from '@cleaning/ui/badge';
import { Link } from '@cleaning/ui/link';
import { useState, useLayoutEffect } from 'react';
import { FAQ_PAGE, TOPICS, STILL_ASKING, type Topic } from '#content/faq.ts';
import { PageBand } from '#kit/page/page-band.tsx';
import { countQuestions, searchQuestions } from './search-questions.ts';
import styles from './faq-page.module.css';
import { QuestionSearch } from './question-search.tsx';
import { TopicSection } from './topic-section.tsx';
import { ButtonLink } from '@cleaning/ui/button';
import Phone from 'lucide-react/icons/phone';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { ActionBar } from '#kit/page/action-bar.tsx';
import { useSectionInView } from '../use-section-in-view.ts';
import { useLocation } from 'react-router-dom';

/** The FAQ page: searchable questions, each with a link. */
export function Component() {
  const [search, setSearch] = useState('');
  const found = searchQuestions(TOPICS, search);
  useLinkedAnswer();
  return (
    <>
      <PageBand title={FAQ_PAGE.title} lead={FAQ_PAGE.lead}>
        <QuestionSearch
          search={search}
          onSearch={setSearch}
          found={countQuestions(found)}
          all={countQuestions(TOPICS)}
        />
      </PageBand>
      <div className={styles['root']}>
        <TopicList topics={found} />
        <div className={styles['answers']}>
          {TOPICS.map((topic, index) => (
            <TopicSection
              key={topic.id}
              opensFirst={index === 0}
              topic={topic}
              shown={found.find(({ id }) => id === topic.id)?.questions ?? []}
            />
          ))}
          <StillAsking />
        </div>
      </div>
    </>
  );
}

/** Links to the topics with matching questions. */
function TopicList({ topics }: { topics: readonly Topic[] }) {
  const currentId = useSectionInView(TOPICS);
  return (
    <nav className={styles['topics']} aria-label="Topics">
      <ul className={styles['topicList']}>
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

/** Contact actions at the end of the page. */
function StillAsking() {
  const { title, text, action } = STILL_ASKING;
  return (
    <ActionBar title={title} text={text}>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
      <ButtonLink variant="outline" href={PHONE_LINK.href} icon={<Phone />}>
        {unbroken(PHONE_LINK.label)}
      </ButtonLink>
    </ActionBar>
  );
}

/**
 * Opens the answer in the address. The browser does so on page load;
 * links inside the app need this.
 */
function useLinkedAnswer(): void {
  const location = useLocation();

  // Before scrolling: a closed answer has no position to scroll to.
  useLayoutEffect(() => {
    const { hash } = location;
    const answer = hash === '' ? null : document.getElementById(hash.slice(1));
    const details = answer?.closest('details');
    if (details !== null && details !== undefined) {
      details.open = true;
    }
  }, [location]);
}

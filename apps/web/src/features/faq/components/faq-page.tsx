import { useState } from 'react';
import { FAQ_PAGE, TOPICS } from '../../../content/faq.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { countQuestions, searchQuestions } from '../model/search-questions.ts';
import { useLinkedAnswer } from '../model/use-linked-answer.ts';
import styles from './faq-page.module.css';
import { QuestionSearch } from './question-search.tsx';
import { StillAsking } from './still-asking.tsx';
import { TopicList } from './topic-list.tsx';
import { TopicSection } from './topic-section.tsx';

/** Every question and its answer, to search and to link to. */
export function FaqPage() {
  const [search, setSearch] = useState('');
  const found = searchQuestions(TOPICS, search);
  useLinkedAnswer();
  return (
    <>
      <PageHead title={FAQ_PAGE.title} lead={FAQ_PAGE.lead}>
        <QuestionSearch
          search={search}
          onSearch={setSearch}
          found={countQuestions(found)}
          all={countQuestions(TOPICS)}
        />
      </PageHead>
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

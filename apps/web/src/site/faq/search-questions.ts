import type { Question, Topic } from '#content/faq.ts';

/**
 * The topics, each with only those questions that contain every word of the search, in any order
 * and as whole words or prefixes. An empty search keeps all.
 */
export function searchQuestions(topics: readonly Topic[], search: string): readonly Topic[] {
  const wanted = splitWords(search);
  if (wanted.length === 0) {
    return topics;
  }
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter((question) => {
        const words = splitWords(joinText(topic, question));
        return wanted.every((start) => words.some((word) => word.startsWith(start)));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export function countQuestions(topics: readonly Topic[]): number {
  return topics.reduce((sum, { questions }) => sum + questions.length, 0);
}

function joinText({ title }: Topic, { question, answer, alsoFoundBy = '' }: Question): string {
  return [title, question, ...answer, alsoFoundBy].join(' ');
}

/** "Same-day" is searched as "same" and "day", and "don’t" as "dont". */
function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}%$.]+/gu) ?? []
  );
}

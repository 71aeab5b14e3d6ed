/** What a search of the questions found, in a sentence. */
export function describeResults(search: string, found: number, all: number): string {
  const words = search.trim();
  if (words === '') {
    return `Showing all ${all} questions`;
  }
  if (found === 0) {
    return `No question has “${words}” in it. Try another word, or ask us.`;
  }
  return found === 1
    ? `1 question has “${words}” in it`
    : `${found} questions have “${words}” in them`;
}

import { useEffect, useState } from 'react';

interface Section {
  readonly id: string;
}

/** The line that a section has to reach to be the one being read, as a part of the window's height. */
const READING_LINE = 1 / 3;

/** The id of the section that is being read. Above the first one, it is the first. */
export function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);

  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    // Says when a section crosses the line. Which one is being read is then measured, as a jump
    // crosses many at once, or comes from above them all.
    const observer = new IntersectionObserver(() => setCurrent(lastPastLine(elements)), {
      rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}% 0px`,
    });
    for (const element of elements) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);

  return current;
}

function lastPastLine(elements: readonly HTMLElement[]): string | undefined {
  const line = window.innerHeight * READING_LINE;
  const past = elements.filter(
    (element) => !element.hidden && element.getBoundingClientRect().top <= line,
  );
  return (past.at(-1) ?? elements[0])?.id;
}

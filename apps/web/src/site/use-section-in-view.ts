import { useEffect, useState } from 'react';

interface Section {
  readonly id: string;
}

/**
 * The observed area, from far above the page to a third of the window's height. A section that
 * starts within it counts as reached, even if a jump skipped it.
 */
const REACHED = '1000000px 0px -66% 0px';

/** The id of the section in view: the last one reached, or the first if none is. */
export function useSectionInView(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);

  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) {
            reached.add(target.id);
          } else {
            reached.delete(target.id);
          }
        }
        setCurrent((sections.findLast(({ id }) => reached.has(id)) ?? sections[0])?.id);
      },
      { rootMargin: REACHED },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element !== null) {
        observer.observe(element);
      }
    }
    return () => observer.disconnect();
  }, [sections]);

  return current;
}

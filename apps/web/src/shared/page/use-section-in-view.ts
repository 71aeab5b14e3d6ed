import { useEffect, useState } from 'react';

interface Section {
  readonly id: string;
}

/**
 * Everything from far above the page to a third down the window. A section that has begun by there
 * has been reached, even when a jump passed over it.
 */
const REACHED = '1000000px 0px -66% 0px';

/** The id of the section that is being read: the last one reached. Above them all, the first. */
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

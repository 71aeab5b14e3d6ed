import { useEffect, useState } from 'react';

/** The line that a section has to cross to be the one being read: a third down the window. */
const READING_LINE = '-33% 0px -66% 0px';

/** The id of the section that is being read. Before the first one, it is the first. */
export function useSectionInView(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) {
          setCurrent(entered.target.id);
        }
      },
      { rootMargin: READING_LINE },
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

import styles from './page-words.module.css';

export interface PageWordsProps {
  title: string;
  lead: string;
}

/** The title of a page and what it is for. */
export function PageWords({ title, lead }: PageWordsProps) {
  return (
    <>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
    </>
  );
}

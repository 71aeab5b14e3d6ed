import styles from './page-title.module.css';

export interface PageTitleProps {
  title: string;
  lead: string;
}

/** The title of a page, with an introduction. */
export function PageTitle({ title, lead }: PageTitleProps) {
  return (
    <>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
    </>
  );
}

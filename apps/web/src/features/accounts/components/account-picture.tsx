import styles from './account-picture.module.css';

/** A small picture above the heading, where the big one beside the form has no room. */
export function AccountPicture({ src }: { readonly src: string }) {
  return <img className={styles['root']} src={src} alt="" width={200} height={150} />;
}

import {
  GoogleButton,
  type GoogleButtonProps,
} from '../../shared/google-sign-in/google-button.tsx';
import { useGoogleSignIn } from '../../shared/google-sign-in/use-google-sign-in.ts';
import styles from './google-option.module.css';

/** Google sign-in above the form; renders nothing without a configured client id. */
export function GoogleOption(props: GoogleButtonProps) {
  const google = useGoogleSignIn();
  if (google === null) return null;
  return (
    <div className={styles['root']}>
      <GoogleButton {...props} />
      <p className={styles['or']}>or use your email</p>
    </div>
  );
}

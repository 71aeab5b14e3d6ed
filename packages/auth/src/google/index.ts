export {
  createGoogleSignIn,
  signOutOfGoogle,
  type GoogleButtonOptions,
  type GoogleSignIn,
} from './create-google-sign-in.ts';
export { GoogleSignInError } from './google-sign-in-error.ts';

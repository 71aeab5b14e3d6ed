export { GoogleButton, type GoogleButtonProps } from './google-button.tsx';
export { useGoogleSignIn } from './use-google-sign-in.ts';

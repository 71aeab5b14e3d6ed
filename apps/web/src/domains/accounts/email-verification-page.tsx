export { EmailVerification as Component } from './verify/email-verification.tsx';

export const handle = { title: 'Verify your email' };

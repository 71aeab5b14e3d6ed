export { EmailVerification as Component } from '../../features/accounts/index.ts';

export const handle = { title: 'Verify your email' };

// Written from the endpoint table by scripts/write-calls.ts.
import type { endpointGroups } from '../../all-endpoints.ts';
import type { CallsOf } from '../../http/endpoint-call.ts';

export const accountsCalls: CallsOf<(typeof endpointGroups)['accounts']> = {
  register: { method: 'POST', path: 'accounts/auth/register/', sends: ['body'] },
  login: { method: 'POST', path: 'accounts/auth/login/', sends: ['body'] },
  logout: { method: 'POST', path: 'accounts/auth/logout/' },
  googleLogin: { method: 'POST', path: 'accounts/auth/google/', sends: ['body'] },
  googleRegister: { method: 'POST', path: 'accounts/auth/google/register/', sends: ['body'] },
  socialLogin: { method: 'POST', path: 'accounts/auth/social/login/', sends: ['body'] },
  changePassword: { method: 'POST', path: 'accounts/auth/password/change/', sends: ['body'] },
  requestPasswordReset: { method: 'POST', path: 'accounts/auth/password/reset/', sends: ['body'] },
  confirmPasswordReset: {
    method: 'POST',
    path: 'accounts/auth/password/reset/confirm/',
    sends: ['body'],
  },
  verifyEmail: { method: 'POST', path: 'accounts/auth/email/verify/', sends: ['body'] },
  resendVerification: { method: 'POST', path: 'accounts/auth/email/resend/', sends: ['body'] },
  linkSocialAccount: { method: 'POST', path: 'accounts/profile/social/link/', sends: ['body'] },
  unlinkSocialAccount: { method: 'POST', path: 'accounts/profile/social/unlink/', sends: ['body'] },
  getProfile: { method: 'GET', path: 'accounts/profile/' },
  updateProfile: { method: 'PATCH', path: 'accounts/profile/', sends: ['body'] },
  health: { method: 'GET', path: 'accounts/health/' },
};

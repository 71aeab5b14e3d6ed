/** The error messages for users, verbatim. */
export const ERROR_MESSAGES = {
  network: 'Network error. Please check your internet connection.',
  timeout: 'The server took too long to answer. Please try again.',
  cancelled: 'The request was cancelled.',
  server: 'Server error. Please try again later.',
  authenticationRequired: 'Authentication required. Please log in.',
  loginToContinue: 'Please log in to continue.',
  permissionDenied: 'You do not have permission to perform this action.',
  notFound: 'The requested resource was not found.',
  default: 'An error occurred. Please try again.',
  pagePermissionDenied: 'You do not have permission to access this page.',
  verificationRequired: 'Please verify your email address to access this page.',
  accountExists: 'This email is already registered. Please sign in instead.',
  noGoogleCredential: 'No credential received from Google',
  googleCancelled: 'Google Sign-In was cancelled or not displayed',
  invalidResponseFormat: 'Invalid response format',
} as const;

/** The message for an account call whose response has none. */
export const FALLBACK_MESSAGES = {
  register: 'Registration failed',
  login: 'Login failed',
  googleLogin: 'Google authentication failed',
  googleRegister: 'Google registration failed',
  socialLogin: 'Social login failed',
  changePassword: 'Password change failed',
  requestPasswordReset: 'Password reset request failed',
  confirmPasswordReset: 'Password reset confirmation failed',
  verifyEmail: 'Email verification failed',
  resendVerification: 'Resend verification failed',
  linkSocialAccount: 'Account linking failed',
  unlinkSocialAccount: 'Account unlinking failed',
} as const;

export type FallbackOperation = keyof typeof FALLBACK_MESSAGES;

/** The message for a call without a response. */
export function fallbackWithoutResponse(operation: FallbackOperation): string {
  return `${FALLBACK_MESSAGES[operation]}. Please try again.`;
}

/** The words beside the form of each account page. */
export const ACCOUNT_SCENES = {
  login: {
    title: 'Everything about your clean, in one place.',
    text: 'Approve quotes, download invoices and message us from your portal.',
  },
  register: {
    title: 'See it.\nApprove it.\nDone.',
    text: 'Your quote lists every room and every extra. Nothing starts until you approve it.',
  },
  passwordReset: {
    title: 'Pick something only you know.',
    text: 'A few random words work well. You can paste from a password manager.',
  },
  emailVerification: {
    title: 'One link, then your portal.',
    text: 'We check that it is really you before we show quotes and invoices.',
  },
} as const;

export type AccountSceneName = keyof typeof ACCOUNT_SCENES;

/** True for a route's `handle` that names its scene. */
export function hasScene(handle: unknown): handle is { readonly scene: AccountSceneName } {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'scene' in handle &&
    typeof handle.scene === 'string' &&
    Object.hasOwn(ACCOUNT_SCENES, handle.scene)
  );
}

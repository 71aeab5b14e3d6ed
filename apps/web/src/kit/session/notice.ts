/** A notice to show on the page after a navigation. */
export interface NoticeState {
  readonly notice: string;
}

/** The notice in a navigation's state, or null. */
export function readNotice(state: unknown): string | null {
  const isNotice = typeof state === 'object' && state !== null && 'notice' in state;
  return isNotice && typeof state.notice === 'string' ? state.notice : null;
}

/** Says something politely on the page that a navigation leads to. */
export interface NoticeState {
  readonly notice: string;
}

/** The notice that came with a navigation, or null. */
export function noticeOf(state: unknown): string | null {
  const isNotice = typeof state === 'object' && state !== null && 'notice' in state;
  return isNotice && typeof state.notice === 'string' ? state.notice : null;
}

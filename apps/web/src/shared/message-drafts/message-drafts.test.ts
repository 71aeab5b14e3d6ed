import { afterEach, describe, expect, it } from 'vitest';
import {
  changeMessageDraft,
  dropMessageDraft,
  forgetMessageDrafts,
  messageDraftAt,
} from './index.ts';

const place = { userId: 'mia', where: 'key' };

afterEach(forgetMessageDrafts);

/** Whether closing the tab would ask first. */
function isWarned(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('a message that was not sent', () => {
  it('is kept for its writer and its conversation alone', () => {
    changeMessageDraft(place, { body: 'Is Friday' });
    expect(messageDraftAt(place).body).toBe('Is Friday');
    expect(messageDraftAt({ ...place, where: 'other' }).body).toBe('');
    expect(messageDraftAt({ ...place, userId: 'noah' }).body).toBe('');
  });

  it('keeps the name of its attempt only while its words stay', () => {
    changeMessageDraft(place, { body: 'Hello' });
    changeMessageDraft(place, { idempotencyKey: 'one' });
    expect(messageDraftAt(place)).toMatchObject({ body: 'Hello', idempotencyKey: 'one' });
    changeMessageDraft(place, { body: 'Hello?' });
    expect(messageDraftAt(place).idempotencyKey).toBeNull();
  });

  it('warns before the tab closes, until it is sent, emptied or forgotten', () => {
    expect(isWarned()).toBe(false);
    for (const end of [
      () => changeMessageDraft(place, { body: ' ' }),
      () => dropMessageDraft(place),
      forgetMessageDrafts,
    ]) {
      changeMessageDraft(place, { body: 'Hello' });
      expect(isWarned()).toBe(true);
      end();
      expect(isWarned()).toBe(false);
    }
  });
});

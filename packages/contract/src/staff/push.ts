import { z } from 'zod';

const ENDPOINT_MAX = 1000;
const KEY_MESSAGE = 'Your browser gave no usable key. Update it, and try again.';

const base64Url = (characters: number) =>
  z
    .string({ error: KEY_MESSAGE })
    .regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`, 'u'), KEY_MESSAGE);

/** Where a browser is reached, as its `PushSubscription` says. */
export const turnPushOnRequest = z.strictObject({
  /** The address at the push service of the browser. */
  endpoint: z
    .url({ protocol: /^https?$/u, error: 'Your browser gave no usable address.' })
    .max(ENDPOINT_MAX, 'The address of your browser is too long.'),
  keys: z.strictObject({
    /** The public key of the browser, a point of P-256: 65 bytes. */
    p256dh: base64Url(87),
    /** The shared secret: 16 bytes. */
    auth: base64Url(22),
  }),
});

/** Whether the phone or computer of this session hears of changes to its user's day. */
export const pushStateSchema = z.object({
  is_on: z.boolean(),
  /** The key with which a browser subscribes, in base64url. */
  public_key: z.string(),
});

export type TurnPushOnRequest = z.input<typeof turnPushOnRequest>;
export type PushState = z.output<typeof pushStateSchema>;

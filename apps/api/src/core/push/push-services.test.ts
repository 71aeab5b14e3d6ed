import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicPushServices } from './push-services.ts';

const allows = (url: string) => publicPushServices.allows(new URL(url));

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
    'https://fcm.googleapis.com:443/fcm/send/abc',
  ])('may be %s', (url) => expect(allows(url)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/send',
    'https://user:secret@fcm.googleapis.com/send',
    'https://localhost/send',
    'https://database/send',
    'https://printer.local/send',
    'https://metadata.google.internal/computeMetadata/v1/',
    'https://127.0.0.1/send',
    'https://2130706433/send',
    'https://0x7f.1/send',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/send',
    'https://[::ffff:10.0.0.1]/send',
    'https://8.8.8.8/send',
    'https://push.example.com./send',
    'ftp://push.example.com/send',
  ])('is not %s', (url) => expect(allows(url)).toBe(false));
});

describe('an address of the internet', () => {
  it.each(['8.8.8.8', '142.250.70.170', '2404:6800:4006:804::200a'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
    'fcm.googleapis.com',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

it.each([true, false])(
  'a name that leads to this machine is not connected to (all: %s)',
  async (all) => {
    const error = await new Promise<Error | null>((resolve) => {
      publicPushServices.lookup('localhost', { all }, (failure) => resolve(failure));
    });
    expect(error?.message).toBe('localhost is not on the internet.');
  },
);

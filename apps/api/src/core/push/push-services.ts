import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which push services the service connects to, so that no caller points it at another machine. */
export interface PushServices {
  /** Whether an address may be that of a push service. */
  readonly allows: (endpoint: URL) => boolean;
  /** Resolves its name; refuses one that leads to an address that is not allowed. */
  readonly lookup: LookupFunction;
}

const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
}

/** Global addresses of IPv6 are assigned from here; the rest is local, mapped or reserved. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address can be that of a server on the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/** A name of several parts, so neither an IP address nor the name of a machine nearby. */
const PUBLIC_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/u;
const LOCAL_NAME = /\.(?:local|localhost|internal|intranet|home|lan|corp|arpa)$/u;

/** Push services of the internet: HTTPS at its usual port, by a public name. */
export const publicPushServices: PushServices = {
  allows: ({ protocol, port, username, password, hostname }) =>
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    PUBLIC_NAME.test(hostname) &&
    !LOCAL_NAME.test(hostname),
  lookup: (name, options, callback) => {
    lookUp(name, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '');
      const allowed = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (first === undefined || allowed.length < addresses.length) {
        return callback(new Error(`${name} is not on the internet.`), '');
      }
      return answer(callback, options.all === true, allowed, first);
    });
  },
};

type LookupCallback = Parameters<LookupFunction>[2];

function answer(
  callback: LookupCallback,
  all: boolean,
  addresses: LookupAddress[],
  first: LookupAddress,
): void {
  if (all) callback(null, addresses);
  else callback(null, first.address, first.family);
}

import { BlockList, isIP } from 'node:net';

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/**
 * Whether a name or an address can be reached only from this machine. The only such name is
 * `localhost`, since a name server decides what other names resolve to.
 *
 * @param host without a port; an IPv6 address with or without its brackets.
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/u, '$1');
  if (name === 'localhost') return true;
  const family = isIP(name);
  return family !== 0 && loopbackAddresses.check(name, family === 4 ? 'ipv4' : 'ipv6');
}

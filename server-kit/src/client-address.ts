import { BlockList, isIP } from 'node:net'

export type AddressTest = (address: string) => boolean

const networksByName: Record<string, readonly string[]> = { loopback: ['127.0.0.0/8', '::1/128'] }

/** Maximum number of cached results; a lookup in a `BlockList` takes as long as all other checks of a request. */
const maxCached = 1000

/**
 * Parses a list of addresses, networks (`10.0.0.0/8`) and the name `loopback`.
 *
 * @throws {Error} for any other entry
 */
export function createAddressTest(entries: readonly string[]): AddressTest {
  const list = new BlockList()
  for (const entry of entries.flatMap((name) => networksByName[name] ?? [name])) {
    const [network = '', prefix] = entry.split('/')
    const version = isIP(network)
    const widest = version === 6 ? 128 : 32
    const bits = prefix === undefined ? widest : Number(prefix)
    if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > widest) {
      throw new Error(`"${entry}" is not an address or network.`)
    }
    list.addSubnet(network, bits, version === 6 ? 'ipv6' : 'ipv4')
  }
  const cache = new Map<string, boolean>()
  return (address) => {
    const cached = cache.get(address)
    if (cached !== undefined) return cached
    const version = isIP(address)
    const isListed = version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
    if (cache.size >= maxCached) cache.clear()
    cache.set(address, isListed)
    return isListed
  }
}

/**
 * Returns the client's address: the peer's, or, for a chain of trusted proxies, the address that they forward for. An
 * `X-Forwarded-For` from anyone else may be forged and is ignored.
 *
 * @param forwardedFor the `X-Forwarded-For` header, to which each proxy appends the address of its peer
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  isTrusted: AddressTest,
): string {
  let address = plainAddress(socketAddress)
  if (forwardedFor === undefined) return address
  const hops = forwardedFor.split(',').map((hop) => plainAddress(hop.trim()))
  while (isTrusted(address)) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    address = hop
  }
  return address
}

/** Removes the prefix that a dual-stack socket adds to an IPv4 address: `::ffff:10.0.0.1`. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

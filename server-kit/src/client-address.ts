import { BlockList, isIP } from 'node:net'

export type AddressTest = (address: string) => boolean

const named: Record<string, readonly string[]> = { loopback: ['127.0.0.0/8', '::1/128'] }

/** How many answers are remembered: to look one up takes Node as long as the rest of judging a request. */
const maxKnown = 1000

/**
 * Reads a list of addresses, networks (`10.0.0.0/8`) and the name `loopback`.
 *
 * @throws {Error} for an entry that is none of these
 */
export function createAddressTest(entries: readonly string[]): AddressTest {
  const list = new BlockList()
  for (const entry of entries.flatMap((name) => named[name] ?? [name])) {
    const [network = '', prefix] = entry.split('/')
    const version = isIP(network)
    const widest = version === 6 ? 128 : 32
    const bits = prefix === undefined ? widest : Number(prefix)
    if (version === 0 || !Number.isInteger(bits) || bits < 0 || bits > widest) {
      throw new Error(`"${entry}" is no address or network.`)
    }
    list.addSubnet(network, bits, version === 6 ? 'ipv6' : 'ipv4')
  }
  const known = new Map<string, boolean>()
  return (address) => {
    const before = known.get(address)
    if (before !== undefined) return before
    const version = isIP(address)
    const isNamed = version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
    if (known.size >= maxKnown) known.clear()
    known.set(address, isNamed)
    return isNamed
  }
}

/**
 * The visitor's address: the connection's own, or, as long as the one who speaks is a trusted proxy, the one
 * it says it speaks for. Anyone else's `X-Forwarded-For` is a claim and is ignored.
 *
 * @param forwardedFor the `X-Forwarded-For` header: each proxy adds the address it heard from at the end
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  isTrusted: AddressTest,
): string {
  let address = plainAddress(socketAddress)
  if (forwardedFor === undefined) return address
  const claims = forwardedFor.split(',').map((claim) => plainAddress(claim.trim()))
  while (isTrusted(address)) {
    const claim = claims.pop()
    if (claim === undefined || isIP(claim) === 0) break
    address = claim
  }
  return address
}

/** IPv4 as it is written on a socket that listens for both versions: `::ffff:10.0.0.1`. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'

/** One machine of the cluster: a network namespace with an address of its own. */
export type Host = {
  name: string
  address: string
  /** Starts a program on this machine. */
  run: (command: string, args: readonly string[], options?: SpawnOptions) => ChildProcess
  /** Pulls its cable: packets to and from it are lost without a word. */
  isolate: () => void
  rejoin: () => void
  /** Takes over an address that several machines can have, and announces it to the others. */
  claim: (address: string) => void
  /** Gives such an address up. */
  release: (address: string) => void
}

const network = '10.77.0'
const bridge = 'niaga0'

/** The address of the machine that runs this program: that of all visitors. */
export const visitorsAddress = `${network}.1`

/** Kernels limit names of interfaces to 15 characters. */
const cable = (name: string) => `v-${name}`.slice(0, 15)

/** The address with this last number. */
export function addressOf(number: number): string {
  return `${network}.${number}`
}

/** Makes this process's namespace the switch that connects all machines; the namespaces exist already. */
export function openSwitch(): void {
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${visitorsAddress}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
}

/** Connects a machine to the switch. */
export function connectHost(name: string, namespace: string, number: number): Host {
  const address = addressOf(number)
  const inside = (...args: string[]) => ip('-n', namespace, ...args)
  ip('link', 'add', cable(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
  ip('link', 'set', cable(name), 'master', bridge, 'up')
  inside('link', 'set', 'lo', 'up')
  inside('addr', 'add', `${address}/24`, 'dev', 'eth0')
  inside('link', 'set', 'eth0', 'up')
  return {
    name,
    address,
    run: (command, args, options = {}) =>
      spawn('ip', ['netns', 'exec', namespace, command, ...args], options),
    isolate: () => ip('link', 'set', cable(name), 'down'),
    rejoin: () => ip('link', 'set', cable(name), 'up'),
    claim: (shared) => {
      inside('addr', 'add', `${shared}/24`, 'dev', 'eth0')
      // The others would otherwise keep sending to the machine that had the address before.
      const announce = ['arping', '-q', '-U', '-c', '2', '-w', '2', '-I', 'eth0', shared]
      execFileSync('ip', ['netns', 'exec', namespace, ...announce], { stdio: 'inherit' })
    },
    release: (shared) => inside('addr', 'del', `${shared}/24`, 'dev', 'eth0'),
  }
}

export function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

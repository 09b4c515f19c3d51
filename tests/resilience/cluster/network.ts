import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'

/** One machine of the cluster: a network namespace with its own address. */
export type Host = {
  name: string
  address: string
  /** Starts a program on this machine. */
  run: (command: string, args: readonly string[], options?: SpawnOptions) => ChildProcess
  /** Unplugs the machine: packets to and from it are silently lost. */
  isolate: () => void
  rejoin: () => void
  /** Takes over an address shared by several machines, and announces it to the others. */
  claim: (address: string) => void
  /** Gives up a shared address. */
  release: (address: string) => void
}

const network = '10.77.0'
const bridge = 'niaga0'

/** The address of the machine that runs this program, shared by all visitors. */
export const visitorsAddress = `${network}.1`

/** Kernels limit interface names to 15 characters. */
const cable = (name: string) => `v-${name}`.slice(0, 15)

/** Returns the address with this last number. */
export function getAddress(number: number): string {
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
  const address = getAddress(number)
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
      // Otherwise the others would keep sending to the previous machine.
      const announce = ['arping', '-q', '-U', '-c', '2', '-w', '2', '-I', 'eth0', shared]
      execFileSync('ip', ['netns', 'exec', namespace, ...announce], { stdio: 'inherit' })
    },
    release: (shared) => inside('addr', 'del', `${shared}/24`, 'dev', 'eth0'),
  }
}

export function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

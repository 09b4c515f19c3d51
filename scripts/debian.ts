import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a Debian package if this process has the right.
 *
 * @returns whether it was installed
 */
export function installDebianPackage(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  console.log(`Installing Debian’s ${name} …`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return true
}

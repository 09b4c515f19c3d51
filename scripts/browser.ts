import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.ts'

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium: the one that `CHROMIUM_PATH` names, one that the machine has, or Debian's, installed
 * now where this process may do that.
 *
 * @throws {Error} naming what to do when there is none and none can be installed
 */
export function findOrInstallBrowser(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
    return given
  }
  const found = candidates.find((path) => existsSync(path))
  if (found) return found
  if (installDebianPackage('chromium')) return '/usr/bin/chromium'
  throw new Error(
    'The browser journeys need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.',
  )
}

import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.ts'

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const headlessShells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell']

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, an installed browser, or Debian's package, installed now if permitted.
 *
 * @throws {Error} with instructions, if there is no browser and none can be installed
 */
export function findOrInstallBrowser(): string {
  const path = process.env.CHROMIUM_PATH
  if (path) {
    if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`)
    return path
  }
  const browser = wholeBrowsers.find((path) => existsSync(path))
  if (browser) return browser
  if (installDebianPackage('chromium')) return '/usr/bin/chromium'
  throw new Error(
    'The browser journeys need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.',
  )
}

/**
 * Returns the path of the browser for most journeys: Chromium's headless shell, which has no user interface and takes a
 * third less time. `CHROMIUM_PATH` has precedence; without a shell, the full browser is used.
 *
 * @throws {Error} with instructions, if there is no browser and none can be installed
 */
export function findOrInstallHeadlessShell(): string {
  if (process.env.CHROMIUM_PATH) return findOrInstallBrowser()
  const find = () => headlessShells.find((path) => existsSync(path))
  return find() ?? (tryToInstallShell() ? find() : undefined) ?? findOrInstallBrowser()
}

/** Debian has had the package since 2024; the installation fails on older releases. */
function tryToInstallShell(): boolean {
  try {
    return installDebianPackage('chromium-headless-shell')
  } catch {
    return false
  }
}

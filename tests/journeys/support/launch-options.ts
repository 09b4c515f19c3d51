import type { LaunchOptions } from '@playwright/test'

/** How every journey starts its browser: without what a browser asks of its maker's servers. */
export function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

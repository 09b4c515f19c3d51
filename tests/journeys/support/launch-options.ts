import type { LaunchOptions } from '@playwright/test'

/** Starts the browser without its requests to the vendor's servers. */
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

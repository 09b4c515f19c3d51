import type { LaunchOptions } from '@playwright/test'

/** Starts the browser without its requests to the vendor's servers, and with access only to this machine. */
export function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

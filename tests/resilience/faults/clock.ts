import { globSync, writeFileSync } from 'node:fs'

/** Finds Debian's libfaketime, which changes the time of day for one program; `null` if it is not installed. */
export function findClock(): string | null {
  return globSync('/usr/lib/*/faketime/libfaketime.so.1')[0] ?? null
}

/**
 * The variables with which a service reads the time of day from a file. The monotonic clock, which measures durations,
 * is unchanged.
 *
 * @param file holds how far the clock is off, as `+30d`
 */
export function underClock(library: string, file: string): NodeJS.ProcessEnv {
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
}

/** Sets the clock of the services that were started with this file. */
export function setClock(file: string, offset: string): void {
  writeFileSync(file, `${offset}\n`)
}

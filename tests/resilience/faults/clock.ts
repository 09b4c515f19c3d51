import { globSync, writeFileSync } from 'node:fs'

/** Debian's libfaketime, which tells a program another time of day; `null` where it is not. */
export function findClock(): string | null {
  return globSync('/usr/lib/*/faketime/libfaketime.so.1')[0] ?? null
}

/**
 * The variables under which a service reads its time of day from a file; what measures durations goes on as it is.
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

/** Sets the clock of whatever runs under it. */
export function setClock(file: string, offset: string): void {
  writeFileSync(file, `${offset}\n`)
}

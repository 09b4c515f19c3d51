import { type Finding, ok, problem, warning } from './finding.ts'

/** The tolerance of signed messages (signed-message.ts); beyond it the site rejects every purge message. */
const rejectedS = 300
/** A `Date` header has no fractions, and a response takes time; NTP keeps clocks far closer. */
const noticedS = 5

/**
 * Compares this machine's clock with another one.
 *
 * @param theirs in milliseconds since 1970
 * @param ours the local time at which `theirs` was read
 */
export function compareClocks(
  of: string,
  theirs: number,
  ours: number = Date.now(),
): Omit<Finding, 'subject'> {
  const offS = Math.round((theirs - ours) / 1000)
  const off = `The clock of ${of} is ${Math.abs(offS)} s ${offS > 0 ? 'ahead' : 'behind'}`
  if (Math.abs(offS) >= rejectedS) {
    return problem(`${off}: purge messages and codes of authenticator apps are rejected. Run NTP.`)
  }
  if (Math.abs(offS) >= noticedS) return warning(`${off}. Run NTP on both machines.`)
  return ok(`The clock of ${of} matches.`)
}

/** Compares this machine's clock with a server's, from the `Date` header of its response. */
export function compareWithResponse(of: string, headers: Headers): Omit<Finding, 'subject'> {
  const date = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(date)) return warning(`${of} sends no date, so its clock was not compared.`)
  return compareClocks(of, date)
}

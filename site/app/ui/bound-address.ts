/** A postal address in which a number stays on one line with the word before it, as in `No. 1`. */
export function boundAddress(address: string): string {
  return address.replace(/ (?=\d)/g, '\u00a0')
}

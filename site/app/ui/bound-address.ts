/** A postal address as it is shown: a number stays with the word before it, as in `No. 1`. */
export function boundAddress(address: string): string {
  return address.replace(/ (?=\d)/g, '\u00a0')
}

/** Keeps each number of a postal address on one line with the word before it, as in `No. 1`. */
export function boundAddress(address: string): string {
  return address.replace(/ (?=\d)/g, '\u00a0')
}

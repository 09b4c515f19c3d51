/** Items are addressed by their number as it is written: no words, signs, leading zeros or fractions. */
export function isItemAddress(address: string): boolean {
  return /^(0|[1-9]\d{0,15})$/.test(address)
}

/** The item of an address in a loaded list, `null` for none (specification, section 2). */
export function findItem<Item extends { id: number }>(
  items: readonly Item[],
  address: string,
): Item | null {
  return items.find(({ id }) => String(id) === address) ?? null
}

import type { Reading } from '../../../content/reading.ts'

/** Items are addressed by their number as it is written: no words, signs, leading zeros or fractions. */
export function isItemAddress(address: string): boolean {
  return /^(0|[1-9]\d{0,15})$/.test(address) && Number.isSafeInteger(Number(address))
}

/**
 * The item of an address in a loaded list (specification, section 2). One that is not in it is asked for by its
 * number: a host may have published it since, or list only a part. `null` for none.
 */
export async function findItem<Item extends { id: number }>(
  items: readonly Item[],
  address: string,
  ask: (id: number) => Promise<Reading<Item | null>>,
): Promise<Reading<Item | null>> {
  const listed = items.find(({ id }) => String(id) === address)
  return listed ? { ok: true, value: listed } : ask(Number(address))
}

import type { Gone } from '../../../../content/missing.ts'
import type { Reading } from '../../../../content/reading.ts'

/** Whether an item's address contains a valid id: only digits, without leading zeros. */
export function isItemAddress(address: string): boolean {
  return /^(0|[1-9]\d{0,15})$/.test(address) && Number.isSafeInteger(Number(address))
}

/**
 * Finds the item of an address in a loaded list (specification, section 2). An item missing from the list is requested by
 * its id: the host may have published it since, or list only a part. Returns `null` if the item does not exist, `gone` if
 * it existed once.
 */
export async function findItem<Item extends { id: number }>(
  items: readonly Item[],
  address: string,
  ask: (id: number) => Promise<Reading<Item | Gone | null>>,
): Promise<Reading<Item | Gone | null>> {
  const listed = items.find(({ id }) => String(id) === address)
  return listed ? { ok: true, value: listed } : ask(Number(address))
}

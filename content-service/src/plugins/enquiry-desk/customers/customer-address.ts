/** Returns the address of the page of a message's sender. It contains the message's id, so logs show no address or company. */
export function customerAddress(messageId: number): string {
  return `/admin/inbox/customer?message=${messageId}`
}

/** The largest id that any database assigns. */
const largestId = 2_147_483_647

/** Parses the message id in a query string. */
export function messageIdIn(value: string | null): number | null {
  if (value === null || !/^[1-9]\d{0,9}$/.test(value)) return null
  return Number(value) <= largestId ? Number(value) : null
}

/** The address of the page of the customer who sent a message. It names the message, so that no address or company stands in logs. */
export function customerAddress(messageId: number): string {
  return `/admin/inbox/customer?message=${messageId}`
}

/** More than any database gives. */
const largestId = 2_147_483_647

/** The number of a message in a query string. */
export function messageIdIn(value: string | null): number | null {
  if (value === null || !/^[1-9]\d{0,9}$/.test(value)) return null
  return Number(value) <= largestId ? Number(value) : null
}

/** Returns the address of the page of a message's sender. It contains the message's id, so logs show no address or company. */
export function customerAddress(messageId: number): string {
  return `/admin/inbox/customer?message=${messageId}`
}

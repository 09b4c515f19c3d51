import type { Payload } from 'payload'
import type { Message } from '../../platform/payload-types.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { companySender } from './company-address.ts'
import { createMailTask } from './mail-task.ts'
import { receiptMail } from './receipt-mail.ts'
import { spamStage } from './stages.ts'

const dayMs = 86_400_000

/** More messages than anyone sends from one address in a day; a host that forwards so many has other problems. */
const maxMessages = 1000

/** Sends the sender a receipt by mail, once a day per address. */
export const sendReceipt = createMailTask('send-receipt', {
  name: 'receipt',
  write: async (payload, message) => {
    if (await isFollowing(payload, message)) return null
    const from = await companySender(payload, message.language ?? undefined)
    return receiptMail(message, { from, environment: servicesOf(payload).environment })
  },
})

/** Whether the same address sent another message within the day before. */
async function isFollowing(payload: Payload, { id, email, receivedAt }: Message): Promise<boolean> {
  const earliest = new Date(Date.parse(receivedAt) - dayMs).toISOString()
  const { docs } = await payload.find({
    collection: 'messages',
    where: {
      and: [
        { email: { like: mailbox(email).split('@')[0] } },
        { id: { less_than: id } },
        { receivedAt: { greater_than: earliest } },
        { status: { not_equals: spamStage } },
      ],
    },
    depth: 0,
    sort: '-id',
    limit: maxMessages,
    pagination: false,
    select: { email: true },
  })
  return docs.some((other) => mailbox(other.email) === mailbox(email))
}

/** Returns the mailbox of an address: addresses that differ only in case or after a plus sign mostly share a mailbox. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}

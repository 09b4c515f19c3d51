import { defaultLocale } from '@niaga/contract/locale'
import type { Payload, TaskConfig } from 'payload'
import { retries } from '../../platform/jobs/retries.ts'
import { mailErrorOf } from '../../platform/mail/mail.ts'
import type { Message } from '../../platform/payload-types.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { receiptMail } from './receipt-mail.ts'

const dayMs = 86_400_000

/** More than anyone writes from one address in a day; a host that forwards so many has other troubles. */
const mostMessages = 1000

/** Tells the sender by mail that a message has arrived, once a day for an address. */
export const sendReceipt: TaskConfig<'send-receipt'> = {
  slug: 'send-receipt',
  inputSchema: [{ name: 'message', type: 'number', required: true }],
  retries,
  handler: async ({ input, req: { payload } }) => {
    const message = await payload.findByID({
      collection: 'messages',
      id: input.message,
      disableErrors: true,
    })
    if (!message || (await isFollowing(payload, message))) return { output: {} }
    const { companyName } = await payload.findGlobal({
      slug: 'company-settings',
      locale: message.language ?? defaultLocale,
      depth: 0,
    })
    const { origin } = servicesOf(payload).environment
    try {
      await payload.sendEmail(receiptMail(message, { company: companyName ?? '', origin }))
    } catch (error) {
      payload.logger.warn(
        { ...input, ...mailErrorOf(error) },
        'The receipt of a message could not be sent; this will be retried',
      )
      throw error
    }
    return { output: {} }
  },
}

/** Whether another message came from the same address within the day before it. */
async function isFollowing(payload: Payload, { id, email, receivedAt }: Message): Promise<boolean> {
  const earliest = new Date(Date.parse(receivedAt) - dayMs).toISOString()
  const { docs } = await payload.find({
    collection: 'messages',
    where: {
      and: [
        { email: { like: mailbox(email).split('@')[0] } },
        { id: { less_than: id } },
        { receivedAt: { greater_than: earliest } },
        { status: { not_equals: 'spam' } },
      ],
    },
    depth: 0,
    sort: '-id',
    limit: mostMessages,
    pagination: false,
    select: { email: true },
  })
  return docs.some((other) => mailbox(other.email) === mailbox(email))
}

/** The mailbox of an address: letters of any case, and what follows a plus sign, mostly mean the same one. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}

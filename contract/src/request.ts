import { z } from 'zod'
import { requiredField } from './enquiry.ts'
import { listOf, nullableTimestamp, optionalText, text } from './lenient.ts'

const replySchema = z.object({
  is_from_buyer: z.boolean(),
  at: z.iso.datetime({ offset: true }),
  text,
  price: optionalText.describe('The offered price, in words'),
  valid_until: optionalText
    .pipe(z.iso.date().optional().catch(undefined))
    .describe('The last day of the offer, as 2026-12-31'),
  files: listOf(z.string()).describe('The names of the files; they are sent by mail'),
})

/** A request with its conversation, for everybody who has its address. */
export const requestSchema = z.object({
  data: z.object({
    reference: optionalText,
    received_at: nullableTimestamp,
    answer_by: nullableTimestamp,
    is_closed: z
      .boolean()
      .catch(false)
      .describe('Whether the company has closed the request; a reply is received nevertheless'),
    message: text.describe('The whole message as it was sent'),
    products: listOf(z.string()),
    replies: listOf(replySchema),
  }),
})

export type RequestView = z.output<typeof requestSchema>['data']

/** A reply of the buyer; files come with it as with a message. */
export const buyerReplySchema = z.object({ text: requiredField('message') })

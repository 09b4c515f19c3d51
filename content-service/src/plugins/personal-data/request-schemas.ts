import { isEmailAddress } from '@niaga/contract/email-address'
import { z } from 'zod'
import { addressKey } from '../../platform/text/customer-keys.ts'
import { askers } from './askers.ts'

/** The maximum length of a path in RFC 5321. */
const longestAddress = 254
const firstDay = '2020-01-01'
const dayMs = 86_400_000

/** The address, as the key of a person. */
export const personSchema = z.strictObject({
  email: z.string().max(longestAddress).transform(addressKey).refine(isEmailAddress),
})

/** Who requested a deletion, on which day, and the confirmation of the admin. */
export const deletionSchema = personSchema.extend({
  askedBy: z.enum(askers.map(({ value }) => value)),
  askedOn: z.iso
    .date()
    .refine((day) => day >= firstDay && getNoon(day) <= Date.now() + dayMs)
    .transform((day) => new Date(getNoon(day)).toISOString()),
  confirmation: z.string().default(''),
})

/** In Jakarta it may already be tomorrow. */
function getNoon(day: string): number {
  return Date.parse(`${day}T12:00:00.000Z`)
}

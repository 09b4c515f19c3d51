import { isEmailAddress } from '@niaga/contract/email-address'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import {
  type AdminCall,
  adminEndpoint,
  rejection,
} from '../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { createMutex } from '../../platform/database/mutex.ts'
import type { DeletionRecord } from '../../platform/payload-types.ts'
import { addressKey } from '../../platform/text/customer-keys.ts'
import { recordEvent } from '../audit/record-event.ts'
import { confirmIdentity } from '../confirm-identity/confirm-identity.ts'
import { askers } from './askers.ts'
import { deletePerson, getLine } from './delete-person.ts'
import { personFile } from './person-file.ts'
import { earlierDeletions } from './proof.ts'
import { type Counts, getCounts, readPerson } from './read-person.ts'

/** The maximum length of a path in RFC 5321. */
const longestAddress = 254
const firstDay = '2020-01-01'
const dayMs = 86_400_000

/** The address, as the key of a person. */
const personSchema = z.strictObject({
  email: z.string().max(longestAddress).transform(addressKey).refine(isEmailAddress),
})

/** Who requested a deletion, on which day, and the confirmation of the admin. */
const deletionSchema = personSchema.extend({
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

/** One person at a time: the data with its files needs much memory. */
const onePerson = createMutex()

/** Endpoints for admins. They use POST, because an address in a query string would appear in the logs. */
export const personalDataEndpoints = [
  endpoint('find', personSchema, async ({ req, body: { email } }) => {
    const person = await readPerson(req, email)
    return {
      counts: getCounts(person),
      remaining: person.remaining,
      earlier: (await earlierDeletions(req, email)).map(shownRecord),
    } satisfies PersonSummary
  }),
  endpoint('export', personSchema, async ({ req, body: { email } }) => {
    const person = await readPerson(req, email)
    const content = JSON.stringify(await personFile(req, email, person), null, 2)
    await recordEvent(req, 'person-exported', {
      subject: { collection: 'messages', title: getLine(getCounts(person)) },
    })
    return new Response(content, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="personal-data.json"',
        'Cache-Control': 'no-store',
      },
    })
  }),
  endpoint('delete', deletionSchema, async ({ req, body: { email, confirmation, ...request } }) => {
    await confirmIdentity(req, confirmation)
    const record = await deletePerson(req, email, request)
    if (!record) throw rejection(404, adminTexts(req.i18n).personalData.nothing)
    return { record: shownRecord(record) }
  }),
]

/** The data stored about a person, and earlier deletions. */
export type PersonSummary = { counts: Counts; remaining: number; earlier: ShownRecord[] }

export type ShownRecord = Pick<DeletionRecord, 'id' | 'deletedAt' | 'deletedBy'>

function endpoint<Body>(
  step: string,
  body: z.ZodType<Body>,
  work: (call: AdminCall<Body>) => Promise<object>,
): Endpoint {
  return adminEndpoint(
    {
      method: 'post',
      path: `/personal-data/${step}`,
      role: 'admin',
      body,
      invalid: ({ personalData }, { issues }) =>
        issues[0]?.path[0] === 'email' ? personalData.invalidAddress : personalData.invalidRequest,
    },
    async (call) => {
      const release = await onePerson()
      try {
        return await work(call)
      } finally {
        release()
      }
    },
  )
}

function shownRecord({ id, deletedAt, deletedBy }: DeletionRecord): ShownRecord {
  return { id, deletedAt, deletedBy }
}

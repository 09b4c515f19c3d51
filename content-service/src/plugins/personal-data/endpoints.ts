import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { isAdmin } from '../../platform/access/access.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { createMutex } from '../../platform/database/mutex.ts'
import type { DeletionRecord } from '../../platform/payload-types.ts'
import { recordEvent } from '../audit/record-event.ts'
import { confirmIdentity } from '../confirm-identity/confirm-identity.ts'
import { type Asked, addressIn, readAsked, requestIn } from './asked.ts'
import { deletePerson, getLine } from './delete-person.ts'
import { personFile } from './person-file.ts'
import { earlierDeletions } from './proof.ts'
import { type Counts, getCounts, readPerson } from './read-person.ts'

/** One person at a time: the data with its files needs much memory. */
const onePerson = createMutex()

/** Endpoints for admins. They use POST, because an address in a query string would appear in the logs. */
export const personalDataEndpoints: Omit<Endpoint, 'root'>[] = [
  endpoint('/personal-data/find', async (req, _asked, address) => {
    const person = await readPerson(req, address)
    const found: Found = {
      counts: getCounts(person),
      remaining: person.remaining,
      earlier: (await earlierDeletions(req, address)).map(shownRecord),
    }
    return Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
  }),
  endpoint('/personal-data/export', async (req, _asked, address) => {
    const person = await readPerson(req, address)
    const content = JSON.stringify(await personFile(req, address, person), null, 2)
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
  endpoint('/personal-data/delete', async (req, asked, address) => {
    const request = requestIn(asked)
    if (!request) throw failure(req, 'request', 400)
    await confirmIdentity(req, asked.confirmation)
    const record = await deletePerson(req, address, request)
    if (!record) throw failure(req, 'nothing', 404)
    return Response.json({ record: shownRecord(record) })
  }),
]

/** The data stored about a person, and earlier deletions. */
export type Found = { counts: Counts; remaining: number; earlier: ShownRecord[] }

export type ShownRecord = Pick<DeletionRecord, 'id' | 'deletedAt' | 'deletedBy'>

const failures = {
  address: {
    id: 'Itu bukan alamat email. Ketik satu alamat, seperti nama@contoh.com.',
    en: 'This is not an email address. Example: name@example.com.',
  },
  request: {
    id: 'Pilih siapa yang meminta, dan isi tanggal permintaan (bukan di masa depan).',
    en: 'Choose who made the request, and enter its day (not in the future).',
  },
  nothing: {
    id: 'Tidak ada lagi yang tersimpan tentang alamat ini.',
    en: 'Nothing is stored about this address any more.',
  },
} satisfies Record<string, Label>

type Work = (req: PayloadRequest, asked: Asked, address: string) => Promise<Response>

function endpoint(path: string, work: Work): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!isAdmin(req)) throw new Forbidden(req.t)
      const asked = await readAsked(req)
      const address = addressIn(asked)
      if (address === null) throw failure(req, 'address', 400)
      const release = await onePerson()
      try {
        return await work(req, asked, address)
      } finally {
        release()
      }
    },
  }
}

function shownRecord({ id, deletedAt, deletedBy }: DeletionRecord): ShownRecord {
  return { id, deletedAt, deletedBy }
}

function failure(req: PayloadRequest, name: keyof typeof failures, status: number): APIError {
  return new APIError(sentenceFor(req, failures[name]), status, null, true)
}

import type { PayloadRequest } from 'payload'
import type {
  AuditLog,
  Message,
  MessageFile,
  MessageHistory,
  MessageReply,
  PayloadJob,
} from '../../platform/payload-types.ts'
import { isNamedIn } from './named-in.ts'

/**
 * The collections whose documents belong to a message. They are shown, downloaded and deleted with it: the answers and the
 * history in its transaction (`delete-orphans.ts`), the files by the job queued in it (`remove-unattached.ts`).
 */
export const belongings = [
  { slug: 'message-replies', part: 'answers' },
  { slug: 'message-files', part: 'files' },
  { slug: 'message-history', part: 'history' },
] as const

/** The jobs about a message, by the id in their input. */
export const jobsAbout = {
  message: ['notify-of-message', 'send-receipt', 'remind-of-message'],
  reply: ['send-reply'],
  file: ['scan-file'],
} as const

/** Upper limit per deletion; the page reports any remainder. */
export const maxMessages = 500
/** The maximum number of answers, files or changes of these messages, of audit log entries, or of jobs. */
const maxRows = 20_000
/** The maximum number of other people's messages whose notes or text contain the address. */
const maxOthers = 1000

/** The data stored about one person. */
export type Person = {
  messages: Message[]
  answers: MessageReply[]
  files: MessageFile[]
  history: MessageHistory[]
  /** Colleagues' notes that contain the address, on other people's messages. */
  otherNotes: { id: string; text: string }[]
  /** The number of other people's messages whose text contains the address. */
  mentions: number
  audit: AuditLog[]
  jobs: Pick<PayloadJob, 'id' | 'taskSlug' | 'createdAt' | 'processing'>[]
  /** The number of messages beyond the maximum. */
  remaining: number
}

/** @param address as `addressKey` returns it */
export async function readPerson(req: PayloadRequest, address: string): Promise<Person> {
  const where = { addressKey: { equals: address } }
  const all = { req, pagination: false, depth: 0, sort: 'id' } as const
  const { docs: messages } = await req.payload.find({
    ...all,
    collection: 'messages',
    where,
    limit: maxMessages,
  })
  const { totalDocs } = await req.payload.count({ collection: 'messages', where, req })
  const ids = messages.map(({ id }) => id)
  const owned =
    ids.length > 0 ? await readBelongings(req, ids) : { answers: [], files: [], history: [] }
  return {
    messages,
    ...owned,
    ...(await readOthers(req, address)),
    audit: await readAudit(req, address),
    jobs: await readJobs(req, {
      message: ids,
      reply: owned.answers.map(({ id }) => id),
      file: owned.files.map(({ id }) => id),
    }),
    remaining: totalDocs - messages.length,
  }
}

type Belongings = Pick<Person, (typeof belongings)[number]['part']>

async function readBelongings(req: PayloadRequest, messages: number[]): Promise<Belongings> {
  const parts: [string, unknown[]][] = []
  for (const { slug, part } of belongings) {
    const { docs } = await req.payload.find({
      collection: slug,
      where: { message: { in: messages } },
      limit: maxRows,
      pagination: false,
      depth: 0,
      sort: 'id',
      req,
    })
    parts.push([part, docs])
  }
  return Object.fromEntries(parts) as Belongings
}

async function readOthers(
  req: PayloadRequest,
  address: string,
): Promise<Pick<Person, 'otherNotes' | 'mentions'>> {
  const { docs } = await req.payload.find({
    collection: 'messages',
    where: { or: [{ 'notes.text': { contains: address } }, { message: { contains: address } }] },
    limit: maxOthers,
    pagination: false,
    depth: 0,
    sort: '-id',
    select: { message: true, notes: true, addressKey: true },
    req,
  })
  const others = docs.filter(({ addressKey }) => addressKey !== address)
  return {
    otherNotes: others
      .flatMap(({ notes }) => notes ?? [])
      .filter(({ text }) => isNamedIn(address, text))
      .map(({ id, text }) => ({ id: String(id), text })),
    mentions: others.filter(({ message }) => isNamedIn(address, message)).length,
  }
}

async function readAudit(req: PayloadRequest, address: string): Promise<AuditLog[]> {
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    where: { or: [{ who: { contains: address } }, { title: { contains: address } }] },
    limit: maxRows,
    pagination: false,
    depth: 0,
    sort: 'id',
    req,
  })
  return docs.filter(({ who, title }) => isNamedIn(address, who, title))
}

async function readJobs(
  req: PayloadRequest,
  ids: Record<keyof typeof jobsAbout, number[]>,
): Promise<Person['jobs']> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { in: Object.values(jobsAbout).flat() } },
    limit: maxRows,
    pagination: false,
    depth: 0,
    sort: 'id',
    select: { input: true, taskSlug: true, createdAt: true, processing: true },
    req,
  })
  const sets = Object.entries(ids).map(([name, list]) => ({ name, known: new Set(list) }))
  return docs
    .filter(({ input }) =>
      sets.some(({ name, known }) => known.has(Number(Reflect.get(Object(input), name)))),
    )
    .map(({ id, taskSlug, createdAt, processing }) => ({ id, taskSlug, createdAt, processing }))
}

/** The number of stored documents by kind. */
export type Counts = Record<
  | 'messages'
  | 'notes'
  | 'answers'
  | 'files'
  | 'history'
  | 'otherNotes'
  | 'mentions'
  | 'audit'
  | 'jobs',
  number
>

export function getCounts(person: Person): Counts {
  return {
    messages: person.messages.length,
    notes: person.messages.reduce((sum, { notes }) => sum + (notes?.length ?? 0), 0),
    answers: person.answers.length,
    files: person.files.length,
    history: person.history.length,
    otherNotes: person.otherNotes.length,
    mentions: person.mentions,
    audit: person.audit.length,
    jobs: person.jobs.length,
  }
}

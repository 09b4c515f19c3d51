import { createHash } from 'node:crypto'
import { answerTime } from '@niaga/contract/answer-time'
import type { Company } from '@niaga/contract/company'
import {
  type ContactMessage,
  contactMessageSchema,
  type SpamSignal,
} from '@niaga/contract/contact-message'
import { formTexts, maxItems, textRules } from '@niaga/contract/enquiry-terms'
import type { Locale } from '@niaga/contract/locale'
import { isRequestPage, requestPagePath } from '@niaga/contract/request-page'
import { jakartaDay } from '@niaga/contract/visits'
import type { SharedLimit } from '@niaga/server-kit/shared-limit'
import type { ContactDelivery, ContactSending } from '../../../content/send-contact.server.ts'
import type { SiteContext } from '../../site-context.ts'
import {
  filesInForm,
  filesNamed,
  getAttachments,
  type RejectedFile,
  rejectedFiles,
} from './attachments/attachments.ts'
import type { CheckCaptcha } from './captcha.server.ts'
import { composeMessage, getOpening } from './compose-message.ts'
import {
  type Answerer,
  attachmentsField,
  type ContactResult,
  type ContactValues,
  changeButton,
  confirmedEmail,
  contactTexts,
  type FieldFaults,
  honeypotField,
  scriptFields,
} from './contact.ts'
import { formFaults } from './form-faults.ts'
import { getEnquiry } from './get-enquiry.ts'
import { idempotencyKey } from './idempotency-key.server.ts'
import { type Item, isItemKind } from './items/item.ts'
import { itemsInForm } from './items/items-in-form.ts'

/** Digits and letters without those easily confused, `0` and `O` or `1` and `I`. */
const characters = Array.from({ length: 36 }, (_, digit) =>
  digit.toString(36).toUpperCase(),
).filter((character) => !'01IO'.includes(character))

export type ContactDesk = {
  /**
   * Whether one of the site's own pages sent the form; otherwise the visitor has to send it again from the page that shows
   * it.
   */
  isFormOwn: boolean
  clientAddress: string
  /** Counts a message against the visitor's limit; returns `null`, or the seconds until the next message is allowed. */
  useToken: SharedLimit
  checkCaptcha: CheckCaptcha
  /** A form sent faster counts as spam, in milliseconds. */
  minFillingMs: number
  send: (message: ContactMessage, delivery: ContactDelivery) => Promise<ContactSending>
  locale: Locale
  /** The company as the content host describes it, to calculate the time of an answer. */
  company: () => Promise<Company | undefined>
  /** Returns all contacts responsible for items. */
  whoAnswers: (items: readonly Item[]) => Promise<Answerer[]>
  /** Called with the stored request, unless it may be spam. */
  recordRequest?: SiteContext['recordRequest']
  now?: () => number
}

/** Maximum length of a host name, in characters (RFC 1035). */
const longestHost = 253

type Outcome = { status: number; result: ContactResult; headers?: Record<string, string> }

/**
 * Validates a contact form and forwards it once, with its spam signal if there is one.
 *
 * @returns the result, and the HTTP status and headers for it
 */
export async function submitContact(form: FormData, desk: ContactDesk): Promise<Outcome> {
  const values = getValues(form)
  const change = form.get(changeButton)
  if (typeof change === 'string') {
    return { status: 200, result: { status: 'editing', values: changed(values, change) } }
  }
  if (!desk.isFormOwn) return failed(403, values, {})
  const waitS = await desk.useToken(desk.clientAddress)
  if (waitS !== null) return limited(values, waitS)
  const uploads = filesInForm(form, attachmentsField)
  const enquiry = getEnquiry(values, desk.locale)
  const text = composeMessage(values)
  const message = contactMessageSchema.safeParse({ ...values, message: text, enquiry })
  const faults = formFaults(values, form.get(confirmedEmail))
  const rejected = await filesRejected(values, desk)
  if (!message.success || rejected.length + Object.keys(faults).length > 0) {
    return failed(422, values, faults, rejected)
  }
  const captcha = await desk.checkCaptcha(form)
  if (captcha === 'rejected') return { status: 422, result: { status: 'captcha', values } }
  if (captcha === 'unknown') return failed(503, values, {})
  const nowMs = (desk.now ?? Date.now)()
  const token = form.get(scriptFields.token)
  const files = await Promise.all(
    uploads.map(async (file) => Buffer.from(await file.arrayBuffer())),
  )
  const sender = { token, clientAddress: desk.clientAddress, files }
  const key = idempotencyKey(message.data, sender)
  const reference = getReference(key, nowMs)
  const { clientAddress, minFillingMs } = desk
  const spamSignal = getSpamSignal(form, minFillingMs)
  const sent = contactMessageSchema.parse({
    ...message.data,
    enquiry: { ...enquiry, reference, page: getPage(form), campaign: getCampaign(form) },
  })
  const sending = await desk.send(sent, { clientAddress, key, spamSignal, files: uploads })
  if (sending.ok) {
    if (!spamSignal) {
      const { locale } = desk
      desk.recordRequest?.({ key, locale, source: getSource(form), page: getPage(form) })
    }
    const receipt = {
      reference: sending.reference ?? '',
      text,
      answerBy: sending.answerBy ?? (await promisedTime(desk, nowMs)),
      people: await desk.whoAnswers(values.items),
      page: sending.pageSecret ? requestPagePath(sending.pageSecret) : '',
    }
    return { status: 200, result: { status: 'sent', receipt } }
  }
  if (sending.reason === 'rejected') {
    const { fields = {}, reasons = {} } = sending
    const names = Object.keys({ ...fields, ...reasons })
    return failed(
      422,
      values,
      rejectedFields(names),
      filesNamed(names, reasons, values.attachments),
    )
  }
  if (sending.reason === 'limited') return limited(values, sending.retryAfterS)
  return failed(503, values, {})
}

/** Returns the page that led to the form; a forged form may contain any value. */
function getPage(form: FormData): string | undefined {
  const page = form.get(scriptFields.page)
  const isPath = typeof page === 'string' && /^\/[\w./%-]*$/.test(page) && !isRequestPage(page)
  return isPath && page.length <= textRules.page.limit ? page : undefined
}

/** Returns how the visitor came to the site, as reported by script; the content service knows the valid values. */
function getSource(form: FormData): string {
  const [campaign] = getCampaign(form)?.split(' / ') ?? []
  if (campaign) return `campaign:${campaign}`
  const source = form.get(scriptFields.source)
  if (typeof source !== 'string' || source === '') return ''
  return source === 'direct' ? source : `site:${source.slice(0, longestHost)}`
}

function getCampaign(form: FormData): string | undefined {
  const campaign = form.get(scriptFields.campaign)
  return typeof campaign === 'string' ? campaign.slice(0, textRules.campaign.limit) : undefined
}

/** Sends files only to a host that accepts them, whatever a form contains. */
async function filesRejected({ attachments }: ContactValues, desk: ContactDesk) {
  if (attachments.length === 0) return []
  return rejectedFiles(attachments, (await desk.company())?.enquiry_attachment_bytes ?? 0)
}

function failed(
  status: number,
  values: ContactValues,
  faults: FieldFaults,
  files: RejectedFile[] = [],
): Outcome {
  return {
    status,
    result: { status: 'failed', faults, values, ...(files.length > 0 && { files }) },
  }
}

function limited(values: ContactValues, retryAfterS: number | null): Outcome {
  if (retryAfterS === null) return failed(429, values, {})
  return {
    status: 429,
    result: { status: 'failed', faults: {}, values, retryAfterS },
    headers: { 'Retry-After': String(retryAfterS) },
  }
}

function getValues(form: FormData): ContactValues {
  function value(name: string): string {
    const entry = form.get(name)
    // Forms send line breaks as CRLF, which would count twice against the limit.
    return typeof entry === 'string' ? entry.replace(/\r\n/g, '\n') : ''
  }
  return {
    ...contactTexts(value),
    items: itemsInForm(form),
    attachments: getAttachments(filesInForm(form, attachmentsField)),
  }
}

/** Returns the form after a button press without script; a message that is still our own sentence follows the items. */
function changed(values: ContactValues, change: string): ContactValues {
  const items = changedItems(values.items, change)
  const isOurs = ['', getOpening(values.items)].includes(values.message.trim())
  return { ...values, items, message: isOurs ? getOpening(items) : values.message }
}

function changedItems(items: readonly Item[], change: string): Item[] {
  const [act, of = ''] = change.split('.')
  if (act === 'add' && isItemKind(of) && items.length < maxItems) {
    return [...items, { kind: of }]
  }
  return act === 'remove' ? items.filter((_, index) => String(index) !== of) : [...items]
}

async function promisedTime({ company }: ContactDesk, nowMs: number): Promise<string | null> {
  const { offices: [office] = [], holidays = [] } = (await company()) ?? {}
  const closed = holidays.map(({ day }) => day)
  const time = office ? answerTime(office, closed, nowMs) : null
  return time === null ? null : new Date(time).toISOString()
}

/**
 * Maps the contract's field names to the form. Of an item only the rejection is known, because items are not sent as
 * typed.
 */
function rejectedFields(rejected: readonly string[]): FieldFaults {
  const names = rejected.map((name) => name.replace(/^enquiry\./, ''))
  const fieldNames = names.filter((name) => formTexts.some((field) => field === name))
  return Object.fromEntries(fieldNames.map((name) => [name, 'invalid' as const]))
}

/**
 * Returns the reference of a message, `RFQ-261122-7F3K`: the day in Jakarta and four characters of its key, so the same
 * message keeps its reference and nobody can guess another's.
 */
function getReference(key: string, nowMs: number): string {
  const yymmdd = jakartaDay(nowMs).replaceAll('-', '').slice(2)
  const digest = createHash('sha256').update(`reference ${key}`).digest()
  const suffix = [...digest.subarray(0, 4)].map((byte) => characters[byte % characters.length])
  return `RFQ-${yymmdd}-${suffix.join('')}`
}

/**
 * Returns why a form may be spam: the honeypot is filled in, or the form was sent faster than a person can type. A missing
 * or invalid time is not a signal.
 */
function getSpamSignal(form: FormData, minFillingMs: number): SpamSignal | null {
  const honeypot = form.get(honeypotField)
  if (typeof honeypot === 'string' && honeypot.trim() !== '') return 'honeypot'
  const filledMs = form.get(scriptFields.filledMs)
  const isTime = typeof filledMs === 'string' && /^\d{1,9}$/.test(filledMs)
  return isTime && Number(filledMs) < minFillingMs ? 'too-fast' : null
}

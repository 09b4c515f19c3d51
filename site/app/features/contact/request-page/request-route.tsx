import { randomUUID } from 'node:crypto'
import { textRules } from '@niaga/contract/enquiry-terms'
import { requestPagePath } from '@niaga/contract/request-page'
import { data, redirect } from 'react-router'
import { missing } from '../../../../content/missing.ts'
import { valueOrNull } from '../../../../content/reading.ts'
import { localeRegistry } from '../../../i18n/locale-registry.ts'
import { longDate } from '../../../i18n/long-date.ts'
import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { siteContext } from '../../../site-context.ts'
import formStyles from '../../../ui/form.css?url'
import { writtenTimes } from '../answer-times.ts'
import { filesInForm, filesNamed, getAttachments } from '../attachments/attachments.ts'
import { fileSentence } from '../attachments/file-sentence.ts'
import { attachmentsField } from '../contact.ts'
import { itemPaths, whoAnswers } from '../who-answers.server.ts'
import type { Route } from './+types/request-route'
import { type ReplyFailure, RequestScreen } from './request-screen.tsx'

/** The page of one request, which `server/pages.ts` keeps out of caches, search engines and referrers. */
export const handle = pageStyles(formStyles)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(siteContext)
  const locale = getLocale()
  const request = await content.readRequest(params.secret ?? '')
  if (request === null) throw missing('request')
  if (request === 'unavailable') throw data(null, 503)
  const { company } = valueOrNull(await content.contact(locale)) ?? {}
  const { dateLocale } = localeRegistry[locale]
  const { reference = '', message: text, products, replies } = request
  const items = products.map((product) => ({ kind: 'mineral' as const, product }))
  const [people, paths] = await Promise.all([
    whoAnswers(items, locale, content),
    itemPaths(products, locale, content),
  ])
  const about = [reference, ...people.map(({ name }) => name)].filter(Boolean).join(' · ')
  const isAnswered = replies.some((reply) => !reply.is_from_buyer)
  const written = (timestamp: string) => writtenTimes(timestamp, dateLocale, false).office
  const path = requestPagePath(params.secret ?? '')
  return {
    // The promise is for the first answer.
    receipt: { reference, text, people, page: '', answerBy: isAnswered ? null : request.answer_by },
    subject: { reference, path, desk: people[0] ?? null },
    items: products.map((product, index) => ({ product, path: paths[index] ?? '' })),
    status: request.is_closed ? m.request_closed() : replies.length > 0 ? about : m.request_none(),
    isReplied: replies.at(-1)?.is_from_buyer ?? false,
    lead:
      Math.max(
        0,
        replies.toReversed().findIndex((reply) => !reply.is_from_buyer),
      ) + 1,
    entries: [
      ...replies.toReversed().map((reply) => ({
        heading: reply.is_from_buyer ? m.request_reply() : m.request_answer(),
        at: written(reply.at),
        ...{ text: reply.text, price: reply.price ?? '', files: reply.files },
        validUntil: longDate(reply.valid_until ?? null, locale)?.human ?? '',
      })),
      {
        heading: m.request_title(),
        at: request.received_at && written(request.received_at),
        ...{ text, price: '', files: [], validUntil: '' },
      },
    ],
    attachmentBytes: company?.enquiry_attachment_bytes ?? null,
    key: randomUUID(),
  }
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const { content, clientAddress, takeContactToken, ...site } = context.get(siteContext)
  const form = site.form ?? new FormData()
  // Forms send line breaks as CRLF, which would count twice against the limit.
  const text = String(form.get('text') ?? '').replace(/\r\n/g, '\n')
  const failed = (status: number, faults: string[], headers = {}) =>
    data<ReplyFailure>({ text, faults }, { status, headers })
  const limited = (seconds: number | null) =>
    failed(429, [m.contact_wait({ seconds: seconds ?? 60 })], {
      'Retry-After': String(seconds ?? 60),
    })
  if (!site.isFormOwn) return failed(403, [m.contact_failed()])
  const waitS = await takeContactToken(clientAddress)
  if (waitS !== null) return limited(waitS)
  const { limit } = textRules.message
  // A host may not read a body this large.
  if (text.trim().length > limit) return failed(422, [m.contact_too_long({ limit })])
  const files = filesInForm(form, attachmentsField)
  const delivery = { clientAddress, key: String(form.get('key')), files }
  const sent = await content.sendReply(params.secret ?? '', text, delivery)
  if (sent.ok) return redirect(`${url.pathname}#latest`, 303)
  if (sent.reason === 'limited') return limited(sent.retryAfterS)
  if (sent.reason === 'missing') throw missing('request', null, text)
  if (sent.reason === 'full') return failed(409, [m.request_full()])
  if (sent.reason === 'unavailable') return failed(503, [m.contact_failed()])
  const { fields = {}, reasons = {} } = sent
  const rejected = filesNamed(Object.keys(fields), reasons, getAttachments(files))
  return failed(422, [
    ...('text' in fields ? [m.contact_message_missing()] : []),
    ...rejected.map((file) => fileSentence(file, '10')),
  ])
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ matches, title: m.request_title() }) : []
}

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestScreen view={loaderData} failure={actionData} />
}

import {
  type AttachmentReason,
  attachmentBodyLimit,
  contactBodyLimit,
} from '@niaga/contract/attachments'
import { contactMessageSchema, spamSignalHeader } from '@niaga/contract/contact-message'
import type { Failure } from '@niaga/contract/envelope'
import { readLimitedBody } from '@niaga/server-kit/limited-body'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { errorResponse, retryAfterS, storedResponse } from '../../platform/http/response.ts'
import { visitorAddress } from '../../platform/http/visitor-address.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { checkFiles } from '../message-files/check-files.ts'
import { attachmentTexts } from '../message-files/file-texts.ts'
import type { CheckedFile } from '../message-files/keep-file.ts'
import { readMultipart } from '../message-files/read-multipart.ts'
import { getRepetition } from './repeated-message.ts'
import { newStage, spamStage } from './stages.ts'
import { storeMessage } from './store-message.ts'

const bodyErrors = {
  'unsupported-type': [
    415,
    'unsupported_media_type',
    'The body must be application/json, or multipart/form-data with files',
  ],
  'too-large': [
    413,
    'too_large',
    `The body must have at most ${contactBodyLimit} bytes, with files ${attachmentBodyLimit}`,
  ],
  malformed: [400, 'malformed_json', 'The message must be valid JSON in UTF-8'],
} as const

/** Receives a contact message; it is stored before the response is sent. */
export async function receiveMessage(payload: Payload, request: Request): Promise<Response> {
  const { environment } = servicesOf(payload)
  const received =
    (await limitedByVisitor(payload, request)) ??
    (await receiveBody(payload, request, contactMessageSchema))
  if (received instanceof Response) return received
  const { data, files } = received
  const repetition = getRepetition(request, data, files)
  const status = request.headers.has(spamSignalHeader) ? spamStage : newStage
  const mails = {
    notifies: status === newStage && environment.contactNotifyTo.length > 0,
    confirms: status === newStage && environment.sendsReceipts,
  }
  const stored = await storeMessage(payload, data, { status, files, repetition, mails })
  if (stored === 'storage-failed') return storageFailed()
  const { id, reference, answerBy, pageSecret, isSameBody } = stored
  if (!isSameBody) {
    const message = 'This Idempotency-Key was used for another message'
    return errorResponse(422, { code: 'key_reused', message })
  }
  const promise = { reference: reference ?? undefined, answer_by: answerBy ?? undefined }
  return storedResponse({ data: { id, ...promise, page_secret: pageSecret ?? undefined } })
}

/** Counts a message or a reply against its visitor's limit; returns the rejection of one too many. */
export async function limitedByVisitor(
  payload: Payload,
  request: Request,
): Promise<Response | null> {
  const waitSeconds = await servicesOf(payload).limits.message(visitorAddress(request))
  if (waitSeconds === null) return null
  const message = `Too many messages from one address; try again in ${waitSeconds} s`
  const headers = { 'Retry-After': String(waitSeconds) }
  return errorResponse(429, { code: 'too_many', message }, headers)
}

/** Reads and checks a visitor's text with its files, or returns the rejection. */
export async function receiveBody<Schema extends z.ZodType>(
  payload: Payload,
  request: Request,
  schema: Schema,
): Promise<Response | { data: z.output<Schema>; files: CheckedFile[] }> {
  const body = await readMessage(request)
  if ('failure' in body) {
    const [status, code, message] = bodyErrors[body.failure]
    return errorResponse(status, { code, message })
  }
  const parsed = schema.safeParse(isObject(body.value) ? body.value : {})
  if (!parsed.success) {
    const fields = faultyFields(parsed.error)
    return errorResponse(422, { code: 'invalid_message', message: 'Some fields are wrong', fields })
  }
  const checked = await checkFiles(payload, body.files, request.signal)
  if ('fault' in checked) {
    const { fault, index } = checked
    const fields = { [`attachment.${index}`]: attachmentTexts[fault].en }
    const reasons = { [`attachment.${index}`]: fault satisfies AttachmentReason }
    const message = 'Some fields are wrong'
    return errorResponse(422, { code: 'invalid_message', message, fields, reasons })
  }
  return { data: parsed.data, files: checked.files }
}

export function storageFailed(): Response {
  const failure = { code: 'storage_unavailable', message: 'Files cannot be stored now' }
  return errorResponse(503, failure, { 'Retry-After': retryAfterS })
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the first fault of each field. */
function faultyFields(error: z.ZodError): Failure['error']['fields'] {
  return Object.fromEntries(
    error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
  )
}

type Read =
  | { value: unknown; files: File[] }
  | { failure: 'unsupported-type' | 'too-large' | 'malformed' }

/** Reads the body of a message: JSON, or a form with JSON and files. */
async function readMessage(request: Request): Promise<Read> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === 'multipart/form-data'
  if (!isForm && type !== 'application/json') return { failure: 'unsupported-type' }
  try {
    const bytes = await readLimitedBody(request, isForm ? attachmentBodyLimit : contactBodyLimit)
    if (bytes === null) return { failure: 'too-large' }
    if (!isForm) {
      return {
        value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
        files: [],
      }
    }
    const parts = await readMultipart(request.headers, bytes)
    if (parts === null) return { failure: 'malformed' }
    if (Buffer.byteLength(parts.message) > contactBodyLimit) return { failure: 'too-large' }
    return { value: JSON.parse(parts.message), files: parts.files }
  } catch {
    // The client disconnected, or the message is not JSON or not UTF-8.
    return { failure: 'malformed' }
  }
}

import { endpoints } from '@niaga/contract/endpoints'
import { openApiDocument } from '@niaga/contract/openapi'
import type { Payload } from 'payload'
import { log } from '../log.ts'
import { receiveMessage } from '../messages/receive-message.ts'
import { environment } from '../settled-environment.ts'
import { contentAnswer, failureAnswer } from './answer.ts'
import { readerAt } from './calls.ts'
import { askedLocale } from './language.ts'
import { askedPage } from './page.ts'

const openApiPath = '/api/openapi.json'

/** Answers any request below `/api`. What goes wrong inside is logged once and told to nobody. */
export async function handleApi(request: Request, payload: Promise<Payload>): Promise<Response> {
  const url = new URL(request.url)
  try {
    return await answer(request, url, payload)
  } catch (error) {
    log.error({ err: error, method: request.method, path: url.pathname }, 'A request failed')
    return failureAnswer(500, { code: 'internal', message: 'Something went wrong' })
  }
}

async function answer(request: Request, url: URL, payload: Promise<Payload>): Promise<Response> {
  if (url.pathname === endpoints.sendContact.path) {
    if (request.method !== 'POST') return wrongMethod('POST')
    return receiveMessage(await payload, request)
  }
  if (url.pathname === openApiPath) {
    if (!isReading(request)) return wrongMethod('GET, HEAD')
    return contentAnswer(request, openApiDocument(environment.origin))
  }
  const found = readerAt(url.pathname)
  if (!found) return failureAnswer(404, { code: 'unknown_path', message: 'There is no such call' })
  if (!isReading(request)) return wrongMethod('GET, HEAD')
  const locale = askedLocale(url.searchParams)
  if (!locale) {
    return failureAnswer(400, {
      code: 'invalid_language',
      message: 'The language must be id or en',
    })
  }
  const page = askedPage(url.searchParams)
  if (page === 'invalid') {
    const message = 'page and per_page must be whole numbers from 1, per_page at most 100'
    return failureAnswer(400, { code: 'invalid_page', message })
  }
  const data = await found.read({ payload: await payload, locale, id: found.id, page })
  if (!data) return failureAnswer(404, { code: 'not_found', message: 'There is no such document' })
  return contentAnswer(request, { data })
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function wrongMethod(allowed: string): Response {
  const message = `This call takes ${allowed}`
  return failureAnswer(405, { code: 'wrong_method', message }, { Allow: allowed })
}

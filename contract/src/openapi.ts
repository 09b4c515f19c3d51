import { z } from 'zod'
import {
  attachmentBodyLimit,
  attachmentLimits,
  attachmentParts,
  attachmentReasons,
  attachmentTypes,
  contactBodyLimit,
} from './attachments.ts'
import { spamSignalHeader, spamSignals } from './contact-message.ts'
import { type EndpointName, endpoints, listPageLimits } from './endpoints.ts'
import { failureSchema } from './envelope.ts'
import { type Example, examples } from './examples.ts'
import { defaultLocale, locales } from './locale.ts'
import { operations, tags } from './operations.ts'

type JsonObject = Record<string, unknown>
type JsonResponse = { description: string; content: { 'application/json': { schema: JsonObject } } }
type Endpoint = (typeof endpoints)[keyof typeof endpoints]
type ReadEndpoint = Exclude<Endpoint, typeof endpoints.sendContact>

/** A semantic version: a host and a site of different major versions are incompatible. */
export const contractVersion = '1.2.0'

/**
 * Returns the OpenAPI 3.1 document of the contract, generated from the endpoint table and its schemas.
 *
 * @param origin origin of the content host that the document describes
 */
export function openApiDocument(origin: string): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const name = key as EndpointName
    paths[endpoint.path] = {
      [endpoint.method.toLowerCase()]:
        endpoint.kind === 'message'
          ? messageOperation(name, endpoint)
          : readOperation(name, endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Niaga content contract',
      version: contractVersion,
      description:
        'What a site reads from a content host. A reader ignores fields that it does not know, and leaves out malformed items of a list.',
      contact: { name: 'The operator of this content host', url: origin },
    },
    servers: [{ url: origin }],
    tags,
    paths,
    components: { schemas: { Failure: jsonSchema(failureSchema, 'output') } },
  }
}

function readOperation(name: EndpointName, endpoint: ReadEndpoint): JsonObject {
  const entity = jsonSchema(endpoint.entity, 'output')
  const hasPages = 'hasPages' in endpoint
  const data = endpoint.kind === 'one' ? entity : listOf(entity, hasPages)
  const hasId = endpoint.path.includes('{id}')
  const responses = {
    200: json('The content in the requested language', envelope(data)),
    400: failure(hasPages ? 'Unknown language, or no such page' : 'Unknown language'),
  }
  return {
    ...describe(name),
    parameters: [
      {
        name: endpoint.languageParameter,
        in: 'query',
        description:
          'The language of the texts. A host that does not have it responds with 400, and its readers ask in English then; every host has id and en.',
        schema: { type: 'string', enum: locales, default: defaultLocale },
        examples: getValidExamples(name, ({ language }) => language),
      },
      ...(hasId ? [idParameter(name)] : []),
      ...(hasPages ? pageParameters(name) : []),
    ],
    responses: withExamples(
      name,
      hasId
        ? {
            ...responses,
            404: failure('Unknown or unpublished id'),
            410: failure('An id that was public and has been deleted; a host may respond with 404'),
          }
        : responses,
    ),
  }
}

function idParameter(name: EndpointName): JsonObject {
  const schema = { type: 'integer' }
  const examples = getValidExamples(name, ({ id }) => id)
  return { name: 'id', in: 'path', required: true, schema, examples }
}

/** Page parameters are optional for a host; a host that supports them repeats them in its response. */
function pageParameters(name: EndpointName): JsonObject[] {
  const { perPage, queryLength } = listPageLimits
  const number = { type: 'integer', minimum: 1 }
  const parts = [
    ['page', number, 'Which page of the list, from 1'],
    ['per_page', { ...number, maximum: perPage }, 'Entries on a page'],
    [
      'q',
      { type: 'string', maxLength: queryLength },
      'Only entries whose title has this text in the requested language, whatever its case and accents',
    ],
  ] as const
  return parts.map(([part, schema, description]) => ({
    name: part,
    in: 'query',
    description,
    schema,
    examples: getValidExamples(name, ({ page }) => page?.[part]),
  }))
}

function messageOperation(name: EndpointName, endpoint: typeof endpoints.sendContact): JsonObject {
  return {
    ...describe(name),
    parameters: [
      header('Idempotency-Key', { type: 'string' }),
      header(spamSignalHeader, { type: 'string', enum: spamSignals }),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: jsonSchema(endpoint.request, 'input'),
          examples: getValidExamples(name, ({ request }) => request),
        },
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: [attachmentParts.message],
            properties: {
              [attachmentParts.message]: jsonSchema(endpoint.request, 'input'),
              [attachmentParts.file]: {
                type: 'array',
                maxItems: attachmentLimits.files,
                items: { type: 'string', format: 'binary' },
                description: `At most ${attachmentLimits.bytes} bytes and ${attachmentLimits.pixels} pixels together`,
              },
            },
          },
          encoding: {
            [attachmentParts.message]: { contentType: 'application/json' },
            [attachmentParts.file]: { contentType: Object.values(attachmentTypes).join(', ') },
          },
        },
      },
    },
    responses: withExamples(name, {
      201: json('The message is stored', envelope(jsonSchema(endpoint.entity, 'output'))),
      400: failure('Malformed JSON'),
      413: failure(`More than ${contactBodyLimit} bytes, with files ${attachmentBodyLimit}`),
      415: failure('A content type other than application/json and multipart/form-data'),
      422: failure(
        `A bad field, named in fields; for a file, reasons names one of ${attachmentReasons.join(', ')}`,
      ),
      429: failure('Too many messages from one address; Retry-After says when to try again'),
    }),
  }
}

function describe(name: EndpointName): JsonObject {
  const { tag, summary, description } = operations[name]
  return { operationId: name, tags: [tag], summary, description }
}

/** Like {@link getExamples}, without examples that violate their schema. */
function getValidExamples(name: EndpointName, part: (example: Example) => unknown): JsonObject {
  return getExamples(name, (example) => {
    return example.status === 400 || example.status === 422 ? undefined : part(example)
  })
}

/** Returns one part of each example that has it. Parts of the same request and response share the example's name. */
function getExamples(name: EndpointName, part: (example: Example) => unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(examples[name] ?? {}).flatMap(([key, example]) => {
      const value = part(example)
      return value === undefined ? [] : [[key, { summary: example.summary, value }]]
    }),
  )
}

/** Adds to each response the examples with the same status. */
function withExamples(name: EndpointName, responses: Record<number, JsonResponse>): JsonObject {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { description, content }]) => {
      const matching = getExamples(name, (example) =>
        example.status === Number(status) ? example.response : undefined,
      )
      const media = { ...content['application/json'], examples: matching }
      return [status, { description, content: { 'application/json': media } }]
    }),
  )
}

function header(name: string, schema: JsonObject): JsonObject {
  return { name, in: 'header', required: false, schema }
}

function envelope(data: JsonObject): JsonObject {
  return { type: 'object', properties: { data }, required: ['data'] }
}

function listOf(items: JsonObject, hasPages: boolean): JsonObject {
  const echo = (type: string, parameter: string) => ({
    type,
    description: `As requested. Only where ${parameter} was requested and the host knows it; without it this is the whole list`,
  })
  const pages = {
    page: echo('integer', 'a page'),
    per_page: echo('integer', 'a page'),
    q: echo('string', 'a search'),
  }
  return {
    type: 'object',
    properties: {
      data: { type: 'array', items },
      total: { type: 'integer', ...(hasPages && { description: 'Of all pages' }) },
      ...(hasPages && pages),
    },
    required: ['data', 'total'],
  }
}

function json(description: string, schema: JsonObject): JsonResponse {
  return { description, content: { 'application/json': { schema } } }
}

function failure(description: string): JsonResponse {
  return json(description, { $ref: '#/components/schemas/Failure' })
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'throw' })
  return rest
}

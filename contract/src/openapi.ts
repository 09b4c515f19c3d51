import { z } from 'zod'
import { contactBodyLimit, spamSignalHeader, spamSignals } from './contact-message.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { failureSchema } from './envelope.ts'
import { type Example, examples } from './examples.ts'
import { defaultLocale, locales } from './locale.ts'

type JsonObject = Record<string, unknown>
type JsonAnswer = { description: string; content: { 'application/json': { schema: JsonObject } } }
type Endpoint = (typeof endpoints)[keyof typeof endpoints]
type ReadEndpoint = Exclude<Endpoint, typeof endpoints.sendContact>

/**
 * The OpenAPI 3.1 document of the contract, generated from the endpoint table and its schemas.
 *
 * @param origin origin of the content host that the document speaks of
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
    info: { title: 'Niaga content contract', version: '1.0.0' },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Failure: jsonSchema(failureSchema, 'output') } },
  }
}

function readOperation(name: EndpointName, endpoint: ReadEndpoint): JsonObject {
  const entity = jsonSchema(endpoint.entity, 'output')
  const data = endpoint.kind === 'one' ? entity : listOf(entity)
  const hasId = endpoint.path.includes('{id}')
  const found = {
    200: json('The content in the asked language', envelope(data)),
    400: failure('Unknown language'),
  }
  return {
    operationId: name,
    parameters: [
      {
        name: endpoint.languageParameter,
        in: 'query',
        schema: { type: 'string', enum: locales, default: defaultLocale },
        examples: examplesOf(name, ({ language }) => language),
      },
      ...(hasId ? [idParameter(name)] : []),
    ],
    responses: answeredAs(
      name,
      hasId ? { ...found, 404: failure('Unknown or unpublished id') } : found,
    ),
  }
}

function idParameter(name: EndpointName): JsonObject {
  const schema = { type: 'integer' }
  return { name: 'id', in: 'path', required: true, schema, examples: examplesOf(name, (e) => e.id) }
}

function messageOperation(name: EndpointName, endpoint: typeof endpoints.sendContact): JsonObject {
  return {
    operationId: name,
    parameters: [
      header('Idempotency-Key', { type: 'string' }),
      header(spamSignalHeader, { type: 'string', enum: spamSignals }),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: jsonSchema(endpoint.request, 'input'),
          examples: examplesOf(name, ({ request }) => request),
        },
      },
    },
    responses: answeredAs(name, {
      201: json('The message is stored', envelope(jsonSchema(endpoint.entity, 'output'))),
      400: failure('Malformed JSON'),
      413: failure(`More than ${contactBodyLimit} bytes`),
      415: failure('Another content type than application/json'),
      422: failure('A bad field, named in fields'),
      429: failure('Too many messages from one address; Retry-After says when to try again'),
    }),
  }
}

/** A part of each example that has it, under the example's name: one name is one call. */
function examplesOf(name: EndpointName, part: (example: Example) => unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(examples[name]).flatMap(([key, example]) => {
      const value = part(example)
      return value === undefined ? [] : [[key, { summary: example.summary, value }]]
    }),
  )
}

/** The responses with the examples that end in each. */
function answeredAs(name: EndpointName, responses: Record<number, JsonAnswer>): JsonObject {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { description, content }]) => {
      const answers = examplesOf(name, (example) =>
        example.status === Number(status) ? example.answer : undefined,
      )
      const media = { ...content['application/json'], examples: answers }
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

function listOf(items: JsonObject): JsonObject {
  return {
    type: 'object',
    properties: { data: { type: 'array', items }, total: { type: 'integer' } },
    required: ['data', 'total'],
  }
}

function json(description: string, schema: JsonObject): JsonAnswer {
  return { description, content: { 'application/json': { schema } } }
}

function failure(description: string): JsonAnswer {
  return json(description, { $ref: '#/components/schemas/Failure' })
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'throw' })
  return rest
}

import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

type Operation = {
  responses: Record<string, { content: { 'application/json': { examples: object } } }>
}

const document = JSON.parse(JSON.stringify(openApiDocument('http://127.0.0.1:4000')))

test('describes every call of the endpoint table and no other', () => {
  const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described).toEqual(
    Object.values(endpoints).map((endpoint) => `${endpoint.method} ${endpoint.path}`),
  )
})

test('names the language parameter of each call as the contract does', () => {
  expect(document.paths['/api/home'].get.parameters[0].name).toBe('lang')
  expect(document.paths['/api/products'].get.parameters[0]).toMatchObject({
    name: 'language',
    schema: { enum: ['id', 'en', 'zh'], default: 'id' },
  })
})

test('describes a list as data.data with a total, and its items by their fields', () => {
  const { schema } = document.paths['/api/products'].get.responses[200].content['application/json']
  const { data, total } = schema.properties.data.properties
  expect(total).toEqual({ type: 'integer' })
  expect(Object.keys(data.items.properties)).toEqual([
    'id',
    'name',
    'description',
    'image',
    'image_focus',
    'image_alt',
    'image_credit',
    'translations',
    'features',
    'sheet',
    'seo',
    'updated_at',
    'grades',
    'terms',
    'origin_ids',
    'document_ids',
    'contact_id',
  ])
})

test('describes the pages of the list that has them, and of no other', () => {
  const { parameters, responses } = document.paths['/api/blogs'].get
  const names = parameters.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['lang', 'page', 'per_page', 'q'])
  const media = responses[200].content['application/json']
  expect(media.schema.properties.data.properties).toHaveProperty('per_page')
  expect(media.examples.search.value.data).toMatchObject({ page: 1, per_page: 12, q: 'rainy' })
  expect(document.paths['/api/tools'].get.parameters).toHaveLength(1)
})

test('describes a contact message with its required fields and limits', () => {
  const { schema } =
    document.paths['/api/send-contact'].post.requestBody.content['application/json']
  expect(schema.required).toEqual(['name', 'email', 'message'])
  expect(schema.properties.message).toMatchObject({ type: 'string', maxLength: 5000 })
})

test('lists the error responses of each call', () => {
  const { responses } = document.paths['/api/products/{id}'].get
  expect(Object.keys(responses)).toEqual(['200', '400', '404', '410'])
  expect(Object.keys(document.paths['/api/send-contact'].post.responses)).toEqual([
    '201',
    '400',
    '413',
    '415',
    '422',
    '429',
  ])
})

test('shows for each call a success and an error', () => {
  for (const operations of Object.values<Record<string, Operation>>(document.paths)) {
    for (const { responses } of Object.values(operations)) {
      const bodies = Object.entries(responses).flatMap(([status, { content }]) =>
        Object.keys(content['application/json'].examples).map(() => Number(status) < 300),
      )
      expect(new Set(bodies)).toEqual(new Set([true, false]))
    }
  }
})

import { openApiDocument } from '@niaga/contract/openapi'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'

type Operation = {
  operationId: string
  description: string
  tags: string[]
  parameters: { name: string; in: string }[]
}

const document = JSON.parse(JSON.stringify(openApiDocument('http://127.0.0.1:4000')))
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(
  ([path, methods]) => Object.values(methods).map((operation) => ({ path, ...operation })),
)

test('the OpenAPI document follows the schema of OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(document)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const get = { operationId: 'x', responses: { 200: {} } }
  const { valid } = await new Validator().validate({ ...document, paths: { '/x': { get } } })
  expect(valid).toBe(false)
})

test('every call of the OpenAPI document has an id of its own, a description, a listed group and the parameters of its address', () => {
  const tags = document.tags.map(({ name }: { name: string }) => name)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { path, description, tags: [tag] = [], parameters } of operations) {
    expect(description, path).not.toBe('')
    expect(tags, path).toContain(tag)
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    expect(
      inPath.map(({ name }) => `{${name}}`),
      path,
    ).toEqual(path.match(/\{\w+\}/g) ?? [])
  }
})

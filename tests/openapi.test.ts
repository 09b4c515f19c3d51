import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openApiDocument } from '@niaga/contract/openapi'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server-kit/src/testing/temporary-folder.ts'

const spectral = createRequire(import.meta.url).resolve('@stoplight/spectral-cli/dist/index.js')

/** What Spectral's rules for OpenAPI find in a document, a line each. */
async function findings(document: object): Promise<string[]> {
  await using folder = temporaryFolder()
  const [file, rules] = ['openapi.json', 'rules.json'].map((name) => join(folder.path, name))
  if (!file || !rules) throw new Error('No folder')
  writeFileSync(file, JSON.stringify(document))
  writeFileSync(rules, JSON.stringify({ extends: ['spectral:oas'] }))
  const options = ['--ruleset', rules, '--format', 'json', '--fail-severity', 'hint', '--quiet']
  const { stdout, stderr } = spawnSync(process.execPath, [spectral, 'lint', file, ...options], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const results: { code: string; path: string[] }[] = JSON.parse(stdout)
  return results.map(({ code, path }) => `${code} ${path.join('.')}`)
}

test('the OpenAPI document follows Spectral’s rules', async () => {
  expect(await findings(openApiDocument('http://127.0.0.1:4000'))).toEqual([])
})

test('Spectral finds a call without a description', async () => {
  const { servers, info } = openApiDocument('http://127.0.0.1:4000')
  const get = { operationId: 'x', responses: { 200: { description: 'Found' } } }
  const found = await findings({ openapi: '3.1.0', info, servers, paths: { '/x': { get } } })
  expect(found).toContain('operation-description paths./x.get')
})

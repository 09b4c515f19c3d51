import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, afterEach, expect, test } from 'vitest'
import { readEnvironment } from '../../server/environment.ts'
import { smallContent } from '../../testing/content.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../../testing/host.ts'
import { startSite } from '../../testing/site.ts'
import { checkSite, describeVersion } from './check-site.ts'

const { path: folder, remove } = temporaryFolder()

afterEach(closeHosts)
afterAll(remove)

test('finds a site and its content host in order', async () => {
  const host = await startHost(smallContent)
  const site = await startSite(host.origin)
  const findings = await check(host.origin, new URL(site.origin).port)
  expect(findings.map(({ level, subject }) => [subject, level])).toEqual([
    ['Site', 'ok'],
    ['Content host', 'ok'],
    ['Cache folder', 'ok'],
  ])
  await site.close()
  const [finding] = await check(host.origin, new URL(site.origin).port)
  expect(finding).toMatchObject({ level: 'error', text: expect.stringContaining('ECONNREFUSED') })
})

test('says when the host responds in another form, not at all, or under another clock', async () => {
  const otherForm: Reply = (_request, response) => sendJson(response, { posts: [] })
  expect(await ofHost(otherForm)).toMatchObject({
    level: 'error',
    text: expect.stringContaining('not in the form of the contract'),
  })
  const failing: Reply = (_request, response) => void response.writeHead(500).end()
  expect(await ofHost(failing)).toMatchObject({
    level: 'error',
    text: expect.stringContaining('responded 500'),
  })
  const anHourAhead: Reply = (request, response) => {
    response.setHeader('Date', new Date(Date.now() + 3_600_000).toUTCString())
    smallContent(request, response)
  }
  expect(await ofHost(anHourAhead)).toMatchObject({
    level: 'error',
    text: expect.stringMatching(/The clock of the content host is 3\d\d\d s ahead/),
  })
})

test('compares the versions of the contract', () => {
  expect(describeVersion('2.0.0', '1.1.0')).toMatchObject({ level: 'error' })
  expect(describeVersion('1.0.0', '1.1.0')).toMatchObject({ level: 'warning' })
  expect(describeVersion(null, '1.1.0')).toMatchObject({ level: 'ok' })
})

async function ofHost(reply: Reply) {
  const { origin } = await startHost(reply)
  return (await check(origin, '1')).find(({ subject }) => subject === 'Content host')
}

function check(contentHost: string, port: string) {
  const variables = { CONTENT_HOST: contentHost, PORT: port, CACHE_DIR: folder }
  return Promise.all(checkSite(readEnvironment(variables)))
}

import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import { freePort } from '../../server-kit/src/testing/free-port.ts'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { startSite } from './support/site.ts'

test.use({ expectedConsole: [/the server responded with a status of 503/] })

test('outage: home shows its error view while the content service is stopped, and a retry works once it runs @R43', async ({
  page,
}) => {
  const port = await freePort()
  await using site = await startSite({ CONTENT_HOST: `http://127.0.0.1:${port}` })

  for (const language of languages) {
    const text = messages[language]
    const response = await page.goto(site.origin + addressIn(language, '/'))
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBeTruthy()
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { name: text.state_error_title })).toBeVisible()
    await expect(page.getByText('Failed to fetch home data')).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByText(text.footer_businesses_failed),
    ).toBeVisible()
  }

  await open(page, site.origin)
  const retry = page.getByText(messages.id.state_retry, { exact: true })
  // Waits until the retry has failed, which its button shows; otherwise it could reach the service that is started next.
  await Promise.all([page.waitForEvent('domcontentloaded'), retry.click()])
  await expect(retry).toBeVisible()
  await expect(page.getByText('Failed to fetch home data')).toBeVisible()

  // Forwards the port, on which nothing has listened so far, to the content service of all journeys.
  const { hostname, port: contentPort } = new URL(process.env.JOURNEY_CONTENT ?? '')
  await using content = createServer((visitor) => {
    const service = connect(Number(contentPort), hostname)
    pipeline(visitor, service, visitor, () => {})
  }).listen(port, '127.0.0.1')
  await once(content, 'listening')
  await retry.click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByText('Failed to fetch home data')).toHaveCount(0)

  // Leaves the page first, because pending requests would fail once the site is stopped.
  await page.goto('about:blank')
  await site.stop()
})

test('outage: the retry is a plain form without script', async ({ browser, otherHost }) => {
  await otherHost.content.responses.set('/api/home', { status: 500, body: {} })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${otherHost.site.origin}/en`)
  await expect(page.getByText('Failed to fetch home data')).toBeVisible()
  const { responses } = otherHost.content
  await responses.set('/api/home', { body: { data: { sections: [], latest_news: [] } } })
  await page.getByRole('button', { name: messages.en.state_retry }).click()
  await expect(page.getByText(messages.en.home_news_empty)).toBeVisible()
  await context.close()
})

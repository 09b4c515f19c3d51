import { signInByForm } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

test('admin: an editor signs in and out, and its policy stops nothing that the admin needs', async ({
  page,
}) => {
  const admin = `${process.env.JOURNEY_CONTENT}/admin`
  await signInByForm(page)
  await expect(page).toHaveURL(/\/admin\/?$/)
  const session = (await page.context().cookies()).find(({ name }) => name === 'payload-token')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  for (const path of ['/collections/blog-posts', '/collections/media', '/globals/home-page']) {
    await page.goto(admin + path)
    await expect(page.locator('h1').first()).toBeVisible()
  }
  const signedOut = page.waitForResponse((answer) => answer.url().includes('/users/logout'))
  await page.goto(`${admin}/logout`)
  expect((await signedOut).ok()).toBe(true)
  await page.goto(`${admin}/collections/messages`)
  await expect(page).toHaveURL(/\/admin\/login/)
  // A session that was ended is over for whoever kept its cookie too.
  const answer = await fetch(`${process.env.JOURNEY_CONTENT}/cms/api/users/me`, {
    headers: { Cookie: `payload-token=${session?.value}` },
  })
  expect(await answer.json()).toMatchObject({ user: null })
})

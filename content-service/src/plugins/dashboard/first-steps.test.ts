import { afterAll, expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { blankPng } from '../../testing/blank-png.ts'
import { openMailServer } from '../../testing/mail-server.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { readFirstSteps } from './first-steps.ts'
import { readTestMail } from './test-mail.ts'

const mails = await openMailServer()
afterAll(mails.close)
const service = await openServiceForFile({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  CONTACT_NOTIFY_TO: 'desk@contoh.example',
})
const { payload } = service

async function openSteps() {
  const steps = await readFirstSteps(payload)
  return steps.filter(({ isDone }) => !isDone).map(({ name }) => name)
}

test('leads from an empty database to a public site, by what is published', async () => {
  const rest = ['person', 'mail', 'goods', 'tool', 'unit', 'privacy', 'notice', 'colleague']
  expect(await openSteps()).toEqual(['company', 'look', 'office', ...rest])

  const file = { data: blankPng(64, 64), mimetype: 'image/png', name: 'uji.png', size: 0 }
  const alternative = { altIndonesian: 'Uji', altEnglish: 'Test' }
  const { id: picture } = await payload.create({ collection: 'media', data: alternative, file })
  const days = { from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' } as const
  const office = {
    ...{ name: 'Pusat', phone: '+62 21 0000 0100', timeZone: 'Asia/Jakarta' as const },
    hours: [days],
  }
  // The choice of a logo reads its picture as the account.
  const [user] = (await payload.find({ collection: 'users', limit: 1 })).docs
  await payload.updateGlobal({
    slug: 'company-settings',
    user,
    data: { companyName: 'PT Uji', offices: [office], brand: { logo: picture } },
  })
  expect(await openSteps()).toEqual(rest)

  const goodsHref = async () =>
    (await readFirstSteps(payload)).find(({ name }) => name === 'goods')?.href
  expect(await goodsHref()).toBe('/admin/collections/products/create')
  const item = { name: 'Uji', description: 'Uji', sortOrder: 1 }
  const { docs: sheets } = await payload.find({ collection: 'sheets', limit: 2, sort: 'id' })
  for (const sheet of sheets) {
    const good = { ...item, sheet: sheet.id, grades: [{ name: 'Uji' }] }
    const data = { ...good, _status: 'draft' as const }
    await payload.create({ collection: 'products', draft: true, data })
  }
  expect(await openSteps(), 'with drafts').toEqual(rest)
  expect(await goodsHref()).toBe('/admin/collections/products')
  await payload.update({ collection: 'products', where: {}, data: { _status: 'published' } })
  await payload.create({ collection: 'people', data: { ...item, role: 'Uji', phone: '021' } })
  const { id: tool } = await payload.create({ collection: 'tools', data: item })
  const unit = { ...item, tool, location: 'Sampit', offer: 'hire', state: 'free' } as const
  await payload.create({ collection: 'units', data: { ...unit, pictures: [picture] } })
  await payload.updateGlobal({ slug: 'notice', data: { _status: 'published' } })
  const page = {
    title: 'Privasi',
    slug: 'privasi',
    body: getBody([{ id: 'Uji', en: 'Test' }], 'id'),
  }
  await payload.create({ collection: 'pages', data: page })
  expect(await openSteps()).toEqual(['mail', 'colleague'])
})

test('sends a mail to the admin and the desk, once a minute, and counts it once it has arrived', async () => {
  const [asAdmin, asEditor] = [await service.signIn('admin'), await service.signIn('editor')]
  const post = async (headers: Record<string, string>, path = '/test-mail') =>
    (await service.callAdmin(path, { method: 'POST', headers })).status
  expect([await post({}), await post(asEditor)]).toEqual([403, 403])
  expect(await post(asAdmin, '/test-mail/arrived')).toBe(303)
  mails.rejects.recipient = 550
  expect(await post(asAdmin)).toBe(303)
  expect(await readTestMail(payload)).toMatchObject({ failure: '550' })
  mails.rejects.recipient = null
  expect([await post(asAdmin), await post(asAdmin)]).toEqual([303, 303])
  expect(mails.received.map(({ to }) => to)).toEqual([
    ['admin-2@contoh.example', 'desk@contoh.example'],
  ])
  expect(await openSteps()).toContain('mail')
  expect(await post(asAdmin, '/test-mail/arrived')).toBe(303)
  const steps = await openSteps()
  expect(steps.filter((name) => name === 'mail' || name === 'colleague')).toEqual([])

  const others = { email: { not_equals: 'admin-2@contoh.example' } }
  await payload.delete({
    collection: 'users',
    where: { and: [others, { role: { equals: 'admin' } }] },
  })
  await payload.delete({ collection: 'users', where: others })
  expect(await openSteps()).toContain('colleague')
  expect(await post(asAdmin, '/first-steps/works-alone')).toBe(303)
  expect(await openSteps()).not.toContain('colleague')
})

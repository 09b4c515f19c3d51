import type { Page } from '@playwright/test'
import { delayResponse, object } from './support/content-host.ts'
import { home, longTitle, newsItem, sections } from './support/fixture-company.ts'
import {
  addressIn,
  expect,
  languages,
  type OtherHost,
  open,
  startOver,
  test,
} from './support/journey.ts'
import { followWhileHeld } from './support/shown-texts.ts'

async function homeWith({ content }: OtherHost, change: Partial<typeof home>) {
  await content.responses.set('/api/home', object({ ...home, ...change }))
}

const builtIn = {
  id: { cards: ['Layanan', 'Visi', 'Misi', 'Komitmen'] },
  en: { cards: ['Services', 'Vision', 'Mission', 'Commitment'] },
} as const

for (const language of languages) {
  test(`home, ${language}`, async ({ page, otherHost }) => {
    await test.step(`home: the sample company's page is whole in ${language} @R28`, async () => {
      await open(page, addressIn(language, '/'))
      await expect(page).toHaveTitle(/PT Contoh Mineral Nusantara/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const card of builtIn[language].cards) {
        await expect(
          page.getByRole('main').getByRole('heading', { name: card, exact: true }).first(),
        ).toBeVisible()
      }
      await expect(
        page
          .getByRole('main')
          .locator(`a[href="${addressIn(language, '/tentang-kami')}"]`)
          .first(),
      ).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .locator(`a[href="${addressIn(language, '/kontak')}"]`)
          .first(),
      ).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(4)
    })
    await test.step(`home: a row of coal leads to its sampling point, and each station of the way onward, ${language}`, async () => {
      await open(page, addressIn(language, '/produk/1'))
      await page.getByRole('link', { name: 'S3' }).locator('visible=true').first().click()
      await expect(page.locator('#S3')).toBeInViewport()
      const links = await page
        .locator('.station a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/\?.*/, '')))
      const places = [
        '/produk/1',
        '/alat',
        '/produk',
        '/lokasi-tambang#muat-1',
        '/lokasi-tambang#muat-2',
        '/kontak',
      ]
      expect(links).toEqual(places.map((path) => addressIn(language, path)))
    })
    await test.step(`home: four feature cards in ${language} @R31`, async () => {
      await open(page, otherHost.site.origin + addressIn(language, '/'))
      const headings = await page.getByRole('main').getByRole('heading').allTextContents()
      expect(
        headings.filter((text) =>
          (builtIn[language].cards as readonly string[]).includes(text.trim()),
        ),
      ).toEqual([...builtIn[language].cards])
      await expect(page.getByText('Ekspor batubara')).toBeVisible()
      await expect(page.getByText('Komitmen uji', { exact: true })).toBeVisible()
    })
  })
}

const hero = (page: Page) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 1 }) })

test('home: what its sections show', async ({ page, otherHost }) => {
  await open(page, otherHost.site.origin)
  await test.step('home: the hero shows title, subtitle and button of the section with order 1 @R29', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Judul uji')
    await expect(page.getByText('Anak judul uji')).toBeVisible()
    await expect(hero(page).getByRole('link', { name: 'Minta penawaran' })).toHaveAttribute(
      'href',
      '/kontak',
    )
  })
  await test.step('home: the about block is the section with order 2 and links to /tentang-kami @R32', async () => {
    await expect(page.getByRole('heading', { name: 'Tentang uji' })).toBeVisible()
    await expect(page.getByText('Keterangan tentang uji.')).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="/tentang-kami"]')).toBeVisible()
  })
  await test.step('news: the first item is large, the next three are cards, each with read-more @R37', async () => {
    const articles = page.getByRole('article')
    await expect(articles).toHaveCount(4)
    const widths = await articles.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().width),
    )
    expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 1.5)
    for (const [index, id] of [11, 12, 13, 14].entries()) {
      await expect(articles.nth(index).locator(`a[href="/blog/${id}"]`).first()).toBeVisible()
    }
  })
  await test.step('news: the excerpt is 200 characters of text followed by an ellipsis @R38', async () => {
    const excerpt = await page
      .getByRole('article')
      .first()
      .getByText(/^Isi & kabar 11\./)
      .textContent()
    expect(excerpt?.trim().endsWith('…')).toBe(true)
    const characters = [...(excerpt ?? '').trim()].length
    expect(characters).toBeGreaterThan(190)
    expect(characters).toBeLessThanOrEqual(201)
  })
  await test.step('news: a card title is cut at 60 characters @R39', async () => {
    const articles = page.getByRole('article')
    await expect(articles.nth(0).getByRole('heading')).toHaveText(longTitle)
    const title = (await articles.nth(1).getByRole('heading').textContent())?.trim() ?? ''
    expect(title.endsWith('…')).toBe(true)
    expect([...title].length).toBeLessThanOrEqual(61)
    expect(longTitle.startsWith(title.slice(0, -1).trim())).toBe(true)
  })
  await test.step('FAQ: the first item is open at the start, one at a time, the open one closes on a click @R33', async () => {
    const [first, second] = [page.getByText('Jawaban satu.'), page.getByText('Jawaban dua.')]
    await expect(first).toBeVisible()
    await expect(second).toBeHidden()
    await page.getByText('Pertanyaan dua?').click()
    await expect(second).toBeVisible()
    await expect(first).toBeHidden()
    await page.getByText('Pertanyaan dua?').click()
    await expect(second).toBeHidden()
    await expect(first).toBeHidden()
  })
})

test('home: sections that are otherwise or missing', async ({ page, otherHost }) => {
  await test.step('home: the hero has no button when the section has none @R30', async () => {
    const plain = {
      ...sections.hero,
      translations: [{ locale: 'id', content: JSON.stringify({ title: 'Polos' }) }],
    }
    await homeWith(otherHost, { sections: [plain] })
    await open(page, otherHost.site.origin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polos')
    await expect(hero(page).getByRole('link', { name: 'Minta penawaran' })).toHaveCount(0)
  })
  await test.step('home: a button that leads to a script is left out', async () => {
    await startOver(otherHost)
    const content = {
      title: 'Judul',
      button_text: 'Minta penawaran',
      button_url: 'javascript:alert(1)',
    }
    await homeWith(otherHost, {
      sections: [
        { ...sections.hero, translations: [{ locale: 'id', content: JSON.stringify(content) }] },
      ],
    })
    await open(page, otherHost.site.origin)
    await expect(page.locator('[href^="javascript:"]')).toHaveCount(0)
  })
  await test.step('FAQ: several sections of order 4 are questions and answers @R34', async () => {
    await startOver(otherHost)
    const question = (title: string, description: string) => ({
      order: 4,
      translations: [{ locale: 'id', content: { title, description } }],
    })
    await homeWith(otherHost, {
      sections: [
        sections.hero,
        question('Apa satu?', 'Ini satu.'),
        question('Apa dua?', 'Ini dua.'),
      ] as never,
    })
    await open(page, otherHost.site.origin)
    await expect(page.getByText('Ini satu.')).toBeVisible()
    await page.getByText('Apa dua?').click()
    await expect(page.getByText('Ini dua.')).toBeVisible()
  })
  await test.step('FAQ: without a section of order 4 three built-in pairs are shown @R35', async () => {
    await startOver(otherHost)
    await homeWith(otherHost, { sections: [sections.hero, sections.about, sections.vision] })
    await open(page, otherHost.site.origin)
    const questions = page.getByRole('main').locator('summary')
    await expect(questions).toHaveCount(3)
    await expect(questions.nth(0)).toHaveText(/perusahaan|PT Uji Tambang/i)
    await expect(questions.nth(1)).toHaveText(/lokasi|tambang/i)
    await expect(questions.nth(2)).toHaveText(/komoditas/i)
  })
  await test.step('home: the call-to-action band links /kontak @R36', async () => {
    await startOver(otherHost)
    await homeWith(otherHost, { sections: [] })
    await open(page, otherHost.site.origin)
    await expect(page.getByRole('main').locator('a[href="/kontak"]').last()).toBeVisible()
  })
  await test.step('news: dates are in Jakarta time and in long form by language @R40', async () => {
    await startOver(otherHost)
    await homeWith(otherHost, { latest_news: [newsItem(11)] })
    await open(page, otherHost.site.origin)
    await expect(page.getByRole('article').getByText('15 Februari 2025')).toBeVisible()
    await open(page, `${otherHost.site.origin}/en`)
    await expect(page.getByRole('article').getByText('February 15, 2025')).toBeVisible()
  })
  await test.step('news: an empty message is shown if there is none @R41', async () => {
    await startOver(otherHost)
    await homeWith(otherHost, { latest_news: [] })
    await open(page, otherHost.site.origin)
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByText(/Belum ada berita/)).toBeVisible()
    await open(page, `${otherHost.site.origin}/en`)
    await expect(page.getByText(/No news/)).toBeVisible()
  })
  await test.step('home: a loading spinner is shown while the data of a client navigation is on its way @R42', async () => {
    await startOver(otherHost)
    await open(page, `${otherHost.site.origin}/kontak`)
    const release = await delayResponse(otherHost.content, '/api/home')
    const link = page.getByRole('banner').locator('a[href="/"]').first()
    await followWhileHeld(link, 'Memuat...', release)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Judul uji')
  })
})

import { list, object, picture } from './support/content-host.ts'
import { home } from './support/fixture-company.ts'
import { addressIn, expect, languages, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

const words = { id: 'Foto: Uji', en: 'Photo: Test' }
const image = '/gambar/uji.png'

/** Returns a product whose picture has a credit in both languages, or no credit. */
function productWith(image_credit?: typeof words) {
  const texts = (language: 'id' | 'en') => ({
    name: `Uji ${language}`,
    description: '',
    ...(image_credit && { image_credit: image_credit[language] }),
  })
  return {
    id: 1,
    ...texts('id'),
    image: 'uji.png',
    grades: [{ name: 'A', rows: [{ parameter: 'Abu', unit: '%', exact: '5' }] }],
    translations: { id: texts('id'), en: texts('en') },
  }
}

function sectionsWith(image_credit: string | undefined) {
  return [1, 2, 3].map((order) => ({
    order,
    translations: [{ locale: 'id', content: { title: `Bagian ${order}`, image, image_credit } }],
  }))
}

for (const language of languages) {
  test(`who made a picture is said where it is shown, ${language}`, async ({ page, otherHost }) => {
    const { responses } = otherHost.content
    const visit = (path: string) =>
      page.goto(otherHost.site.origin + addressIn(language, path), { waitUntil: 'load' })
    const main = page.getByRole('main')
    const below = messages[language].picture_credits.replace('{names}', words[language])
    await responses.set(image, picture)
    await responses.set('/storage/uji.png', picture)
    const news = { id: 1, created_at: null, image, translation: { title: 'Berita', content: '' } }
    const latest_news = [1, 2, 3].map((id) => ({ ...news, id, image_credit: words[language] }))
    await responses.set('/api/products', list([productWith(words)]))
    await responses.set(
      '/api/home',
      object({ ...home, sections: sectionsWith(words[language]), latest_news }),
    )

    await visit('/')
    // The hero, about and vision have a credit each; the products share a line, as do the articles.
    await expect(main.getByText(words[language], { exact: true })).toHaveCount(3)
    await expect(main.getByText(below, { exact: true })).toHaveCount(2)
    await visit('/produk')
    await expect(main.getByText(below, { exact: true })).toBeVisible()
    await visit('/produk/1')
    await expect(main.getByText(words[language], { exact: true })).toBeVisible()

    const entries = [words.id, words.id, 'Foto: Lain'].map((image_credit, id) => {
      return { id: id + 1, title: 'Foto', description: '', image, image_credit }
    })
    await responses.set('/api/galleries', list(entries))
    await visit('/tentang-kami/galeri')
    const names = `${words.id} · Foto: Lain`
    await expect(
      main.getByText(messages[language].picture_credits.replace('{names}', names)),
    ).toBeVisible()
    await expect(main.getByText(words.id)).toHaveCount(1)

    await responses.set('/api/products', list([productWith()]))
    await responses.set(
      '/api/home',
      object({ ...home, sections: sectionsWith(undefined), latest_news: [news] }),
    )
    const [prefix = ''] = messages[language].picture_credits.split('{names}')
    for (const path of ['/', '/produk', '/produk/1']) {
      await visit(path)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.getByText(words[language])).toHaveCount(0)
      await expect(main.getByText(prefix.trim(), { exact: true })).toHaveCount(0)
    }
  })
}

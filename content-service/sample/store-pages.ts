import type { BaseLocale } from '@niaga/contract/locale'
import { createMissingPages } from '../src/collections/pages/create-missing-pages.ts'
import { getBody } from './body.ts'
import type { Store } from './store.ts'
import type { OwnPage, Redirect } from './types.ts'

/** Stores the company's own pages, the texts of the specified pages, and the addresses that have moved. */
export async function storePages(
  { payload, req }: Store,
  pages: readonly OwnPage[],
  redirects: readonly Redirect[],
): Promise<void> {
  await createMissingPages(req)
  const collection = 'pages'
  for (const page of pages) {
    const data = { ...getTexts(page, 'id'), slug: page.key, inFooter: true }
    const { id } = await payload.create({ collection, req, locale: 'id', data })
    await payload.update({ collection, id, req, locale: 'en', data: getTexts(page, 'en') })
  }
  for (const { key, ...data } of redirects) {
    await payload.create({ collection: 'redirects', req, data: { from: key, ...data } })
  }
}

function getTexts({ title, intro, body, seoDescription }: OwnPage, locale: BaseLocale) {
  return {
    title: title[locale],
    intro: intro[locale],
    body: getBody(body, locale),
    seo: { description: seoDescription[locale] },
  }
}

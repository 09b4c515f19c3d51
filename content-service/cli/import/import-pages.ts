import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Page } from '@niaga/contract/page-texts'
import { isPagePath } from '@niaga/contract/pages'
import { createLocalReq } from 'payload'
import { findPages } from '../../src/collections/pages/create-missing-pages.ts'
import { bodyFromHtml } from './body-from-html.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument } from './import-document.ts'
import { importPicture } from './import-picture.ts'
import { importSeo } from './import-seo.ts'
import { pictureTexts } from './picture-texts.ts'
import { readOptional } from './read-optional.ts'
import { getAlt, getTexts, orDash } from './texts.ts'

const collection = 'pages'

/** Imports the texts of the pages that exist here, matched by path, and the host's own pages. A host may have none. */
export async function importPages(context: ImportContext): Promise<void> {
  const lists = await readOptional(context, 'pages')
  if (!lists) return
  if (lists.id.malformed > 0) context.report.problem(collection, `${lists.id.malformed} malformed`)
  const documents = await findPages(await createLocalReq({}, context.payload))
  for (const page of lists.id.items) {
    const { path, slug } = page
    const english = lists.en.items.find((entry) => entry.path === path && entry.slug === slug)
    const pages = { id: page, en: english ?? page }
    if (slug !== undefined) await importOwnPage(context, slug, pages)
    else await importFixedPage(context, pages, documents.get(path ?? ''))
  }
}

async function importFixedPage(
  context: ImportContext,
  pages: Localized<Page>,
  document: number | undefined,
): Promise<void> {
  const { path, title } = pages.id
  if (document === undefined || !isPagePath(path)) {
    context.report.count(collection, 'omitted')
    context.report.problem(`${collection} ${path} (${title})`, 'this page does not exist here')
    return
  }
  const texts = await textsIn(context, pages)
  await importDocument(context, {
    collection,
    sourceId: document,
    document,
    name: path,
    ...texts,
  })
}

async function importOwnPage(
  context: ImportContext,
  slug: string,
  pages: Localized<Page>,
): Promise<void> {
  const title = orDash(getTexts(pages, (page) => page.title))
  const html = getTexts(pages, (page) => page.body)
  const alt = pictureTexts(html, title)
  const bodyIn = async (locale: BaseLocale) => {
    const { body, omissions } = await bodyFromHtml(context, html[locale], alt)
    for (const part of omissions) context.report.problem(`${collection} ${slug}`, part)
    return body
  }
  const texts = await textsIn(context, pages)
  await importDocument(context, {
    collection,
    sourceId: slug,
    name: slug,
    id: {
      ...texts.id,
      title: title.id,
      slug,
      inFooter: pages.id.in_footer ?? false,
      body: await bodyIn('id'),
    },
    en: { ...texts.en, title: title.en, body: await bodyIn('en') },
  })
}

/** Returns the fields that every page has, as stored here in each language. */
async function textsIn(context: ImportContext, pages: Localized<Page>) {
  const title = getTexts(pages, (page) => page.title)
  const name = orDash(getTexts(pages, (page) => page.title || page.path))
  const seo = await importSeo(context, pages, name)
  const fields = (locale: BaseLocale) => {
    const { closing } = pages[locale]
    const entries = pages[locale].texts.map(({ name, text }) => [name, text])
    return {
      // If the host has no title, the title here stays.
      title: title[locale] || undefined,
      intro: pages[locale].intro,
      texts: Object.fromEntries(entries),
      closing: {
        title: closing?.title,
        text: closing?.text,
        buttonText: closing?.button_text,
        buttonUrl: pages.id.closing?.button_url || undefined,
      },
      seo: seo[locale],
    }
  }
  const image = await importPicture(context, 'page', pages.id.image, getAlt(pages, name))
  return { id: { ...fields('id'), image }, en: fields('en') }
}

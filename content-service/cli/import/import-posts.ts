import type { BaseLocale } from '@niaga/contract/locale'
import { baseLocales } from '@niaga/contract/locale'
import { bodyFromHtml } from './body-from-html.ts'
import { SourceError } from './fetch-from-source.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument, importedAs } from './import-document.ts'
import { importPicture } from './import-picture.ts'
import { importSeo } from './import-seo.ts'
import { listPosts } from './list-posts.ts'
import { pictureTexts } from './picture-texts.ts'
import { getCredit, getTexts } from './texts.ts'

const logEvery = 50

/** Imports the posts as published, each with its body and the pictures in it. */
export async function importPosts(context: ImportContext): Promise<void> {
  const { source, report } = context
  const { posts, missing } = await listPosts((page) => source.read('blogs', 'id', undefined, page))
  if (missing > 0) report.problem('blog-posts', `${missing} malformed or missing`)
  // The oldest post comes first, so posts without a date keep their order.
  for (const [index, { id, title }] of posts.toReversed().entries()) {
    if (index > 0 && index % logEvery === 0) context.log(`blog-posts: ${index} of ${posts.length}`)
    try {
      await importPost(context, id)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      report.count('blog-posts', 'omitted')
      report.problem(`blog-posts ${id} (${title})`, error.message)
    }
  }
}

async function importPost(context: ImportContext, sourceId: number): Promise<void> {
  const { source, report } = context
  const [indonesian, english] = await Promise.all(
    baseLocales.map((locale) => source.read('blog', locale, sourceId)),
  )
  if (!indonesian || !english) return
  const post = { id: indonesian, en: english }
  const title = getTexts(post, (entry) => entry.title)
  const category = getTexts(post, (entry) => entry.category)
  const image = await importPicture(context, 'blog', post.id.image, title, getCredit(post))
  const html = getTexts(post, (entry) => entry.content)
  const getPictureTexts = pictureTexts(html, title)
  const what = `blog-posts ${sourceId} (${title.id})`

  async function bodyIn(locale: BaseLocale) {
    const { body, omissions } = await bodyFromHtml(context, html[locale], getPictureTexts)
    for (const part of omissions) report.problem(what, part)
    return body
  }

  const body = { id: await bodyIn('id'), en: await bodyIn('en') }
  const { author_id: authorId } = post.id
  const author = authorId === undefined ? null : await importedAs(context, 'people', authorId)
  const seo = await importSeo(context, post, title)
  const texts = (locale: BaseLocale) => ({
    seo: seo[locale],
    title: title[locale],
    category: category[locale],
    body: body[locale],
    _status: 'published' as const,
  })
  await importDocument(context, {
    collection: 'blog-posts',
    sourceId,
    name: title.id,
    id: { ...texts('id'), image, author, publishedDate: post.id.published_date },
    en: texts('en'),
  })
}

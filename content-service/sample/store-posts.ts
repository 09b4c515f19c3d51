import type { BaseLocale } from '@niaga/contract/locale'
import { getBody } from './body.ts'
import { type PictureIds, type Store, textsIn } from './store.ts'
import type { Post } from './types.ts'

/** Stores the posts as published. */
export async function storePosts(
  { payload, req }: Store,
  posts: readonly Post[],
  pictures: PictureIds,
): Promise<void> {
  for (const post of posts) {
    const { id } = await payload.create({
      collection: 'blog-posts',
      req,
      locale: 'id',
      data: {
        ...getTexts(post, 'id'),
        image: pictures[post.picture],
        publishedDate: new Date(post.publishedDate).toISOString(),
        _status: 'published',
      },
    })
    await payload.update({
      collection: 'blog-posts',
      id,
      req,
      locale: 'en',
      data: { ...getTexts(post, 'en'), _status: 'published' },
    })
  }
}

function getTexts({ title, category, body }: Post, locale: BaseLocale) {
  return { ...textsIn({ title, category }, locale), body: getBody(body, locale) }
}

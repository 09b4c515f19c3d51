import type { BaseLocale } from '@niaga/contract/locale'
import { bodyOf } from './body.ts'
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
        ...textsOf(post, 'id'),
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
      data: { ...textsOf(post, 'en'), _status: 'published' },
    })
  }
}

function textsOf({ title, category, body }: Post, locale: BaseLocale) {
  return { ...textsIn({ title, category }, locale), body: bodyOf(body, locale) }
}

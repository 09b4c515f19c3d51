import { type Store, sortOrderAt, textsIn } from './store.ts'
import type { ReplyTemplate } from './types.ts'

/** Stores the texts that answers begin with. */
export async function storeReplyTemplates(
  { payload, req }: Store,
  templates: readonly ReplyTemplate[],
): Promise<void> {
  const collection = 'reply-templates'
  for (const [index, { name, text }] of templates.entries()) {
    const data = { ...textsIn({ name, text }, 'id'), sortOrder: sortOrderAt(index) }
    const { id } = await payload.create({ collection, req, locale: 'id', data })
    const english = textsIn({ name, text }, 'en')
    await payload.update({ collection, id, req, locale: 'en', data: english })
  }
}

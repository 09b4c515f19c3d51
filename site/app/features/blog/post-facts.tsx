import { m } from '../../paraglide/messages.js'
import type { PostCard } from './blog-view.ts'

type PostFactsProps = { post: Pick<PostCard, 'category' | 'date' | 'language'>; className: string }

/** Category and date of a post, or the specification's default texts if they are missing (section 2). */
export function PostFacts({ post: { category, date, language }, className }: PostFactsProps) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-small tabular-nums ${className}`}>
      <span lang={category === null ? undefined : language} className="font-semibold">
        {category ?? m.blog_category_default()}
      </span>
      <span aria-hidden="true">·</span>
      {date ? (
        <time dateTime={date.machine}>{date.human}</time>
      ) : (
        <span>{m.blog_unpublished()}</span>
      )}
    </p>
  )
}

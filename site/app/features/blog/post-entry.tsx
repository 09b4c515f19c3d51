import { m } from '../../paraglide/messages.js'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { PostCard } from './blog-view.ts'
import { PostFacts } from './post-facts.tsx'
import { PostTitle } from './post-title.tsx'

export function PostEntry({ post, isFirst }: { post: PostCard; isFirst: boolean }) {
  return (
    <li>
      <article data-reveal className="picture-card h-full">
        <Picture
          src={post.picture}
          focus={post.focus}
          sizes="(min-width: 80rem) 405px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
          width={480}
          height={320}
          className="aspect-[3/2] w-full"
          isFirst={isFirst}
        />
        <div className="flex flex-col items-start">
          <PostFacts post={post} className="text-muted" />
          <h3 lang={post.language} className="my-2 text-heading font-semibold wrap-anywhere">
            <PostTitle text={post.title} />
          </h3>
          <LocalLink to={`/blog/${post.id}`} className="onward mt-auto text-ore">
            {m.home_news_more()}
            <span lang={post.language} className="sr-only">
              : {post.title}
            </span>
            <ArrowIcon />
          </LocalLink>
        </div>
      </article>
    </li>
  )
}

import type { Locale } from '@niaga/contract/locale'
import type { Closing } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { PostCard } from './blog-view.ts'
import { PostEntry } from './post-entry.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostTitle } from './post-title.tsx'
import type { PostView, Subject } from './post-view.server.ts'

type PostScreenProps = RailProps & {
  post: PostView
  related: readonly PostCard[]
  closing: Closing
}

/** One post under its banner (specification, section 2). */
export function PostScreen({ post, author, subjects, related, closing }: PostScreenProps) {
  return (
    <div>
      <article>
        <Banner post={post} />
        <div className="wrap">
          <Picture
            src={post.picture}
            focus={post.focus}
            credit={post.credit}
            sizes="(min-width: 86rem) 1280px, 94vw"
            width={1280}
            height={640}
            className="post-picture -mt-24 aspect-[3/2] sm:aspect-[2/1] lg:-mt-40"
            isFirst
          />
          <div className="grid gap-x-8 gap-y-12 pt-12 pb-band lg:grid-cols-12 lg:pt-20">
            <div className="min-w-0 lg:col-span-8">
              <Body html={post.body} language={post.language} />
            </div>
            <Rail author={author} subjects={subjects} />
          </div>
        </div>
      </article>
      <section aria-labelledby="related" className="wrap pb-band">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="related" className="expanded text-title">
            {m.blog_related()}
          </h2>
          <LocalLink to="/blog" className="onward text-ore">
            {m.blog_all()}
            <ArrowIcon />
          </LocalLink>
        </div>
        <ul className="mt-8 grid gap-8 sm:grid-cols-2">
          {related.map((card) => (
            <PostEntry key={card.id} post={card} isFirst={false} />
          ))}
        </ul>
      </section>
      <CallToAction closing={closing} />
    </div>
  )
}

type RailProps = {
  author: { name: string; role: string } | undefined
  subjects: readonly Subject[]
}

/** Beside the article: its author, and the goods and calculators that it links to. */
function Rail({ author, subjects }: RailProps) {
  if (!author && subjects.length === 0) return null
  return (
    <aside className="post-rail lg:col-span-4">
      {author && (
        <div>
          <h2>{m.blog_author()}</h2>
          <p className="text-heading font-semibold">{author.name}</p>
          <p className="text-muted">{author.role}</p>
        </div>
      )}
      {subjects.length > 0 && (
        <div>
          <h2>{m.blog_subjects()}</h2>
          <ul>
            {subjects.map(({ to, name, text }) => (
              <li key={to} className="item-card">
                <LocalLink to={to} className="item-card-link onward text-ore">
                  {name}
                  <ArrowIcon />
                </LocalLink>
                <p className="text-small text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}

function Banner({ post }: Pick<PostScreenProps, 'post'>) {
  return (
    <header className="on-dark bg-coal pt-header">
      <div className="wrap pt-10 pb-40 lg:pt-16 lg:pb-64">
        <Breadcrumb trail={['/blog']} title={post.title} language={post.language} />
        <p className="label mt-8 text-ore-light">{m.blog_detail()}</p>
        <h1 lang={post.language} className="expanded mt-3 max-w-[26ch] text-headline wrap-anywhere">
          <PostTitle text={post.title} />
        </h1>
        <PostFacts post={post} className="mt-6 text-ash" />
      </div>
    </header>
  )
}

function Body({ html, language }: { html: string; language: Locale | undefined }) {
  if (html === '') return <p className="text-lead text-muted">{m.blog_body_empty()}</p>
  // Sanitised on the server, in article-html.server.ts.
  return <div lang={language} className="article" dangerouslySetInnerHTML={{ __html: html }} />
}

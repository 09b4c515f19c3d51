import type { Locale } from '@niaga/contract/locale'
import type { Closing } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureCredits } from '../../ui/picture-credits.tsx'
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
        <PageHero
          page={{ title: post.title, intro: '' }}
          trail={['/blog']}
          language={post.language}
          heading={<PostTitle text={post.title} />}
        >
          <div className="page-hero-lead">
            <p className="label text-ore">{m.blog_detail()}</p>
            <PostFacts post={post} className="mt-1" />
          </div>
        </PageHero>
        <div className="wrap">
          <Picture
            src={post.picture}
            focus={post.focus}
            credit={post.credit}
            sizes="(min-width: 86rem) 1280px, 94vw"
            width={1280}
            height={512}
            className="post-picture mt-6 aspect-[3/2] sm:aspect-[2/1] lg:mt-8 lg:aspect-[5/2]"
            isFirst
          />
          <div className="post-columns">
            <Body html={post.body} language={post.language} />
            <Rail author={author} subjects={subjects} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
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
          <PictureCredits entries={related} />
        </section>
      )}
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
    <aside className="post-rail">
      {author && (
        <div className="post-author">
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

function Body({ html, language }: { html: string; language: Locale | undefined }) {
  if (html === '') return <p className="text-lead text-muted">{m.blog_body_empty()}</p>
  // Sanitised on the server, in article-html.server.ts.
  return <div lang={language} className="article" dangerouslySetInnerHTML={{ __html: html }} />
}

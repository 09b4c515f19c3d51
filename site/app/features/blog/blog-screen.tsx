import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { PictureCredits } from '../../ui/picture-credits.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { BlogSearch } from './blog-search.tsx'
import type { BlogView } from './blog-view.ts'
import { PageLinks } from './page-links.tsx'
import { PostEntry } from './post-entry.tsx'

type BlogScreenProps = { texts: SitePage; view: BlogView }

/** The list of posts: search, one page of cards, links to the other pages (specification, section 2). */
export function BlogScreen({ texts, view }: BlogScreenProps) {
  const isEmpty = view.hits === 0 && view.query === ''
  return (
    <div>
      <PageHero page={texts} />
      <div className="wrap pt-opening pb-band">
        {!isEmpty && <BlogSearch query={view.query} hits={view.hits} />}
        <section
          aria-labelledby="posts"
          data-part="posts"
          className={isEmpty ? undefined : 'mt-10 lg:mt-14'}
        >
          <h2 id="posts" className="sr-only">
            {m.blog_list()}
          </h2>
          {view.hits === 0 && <NoPosts query={view.query} />}
          <ul className="pairs grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
            {view.cards.map((post, index) => (
              <PostEntry key={post.id} post={post} isFirst={index === 0} />
            ))}
          </ul>
          <PictureCredits entries={view.cards} />
          <PageLinks query={view.query} page={view.page} pageCount={view.pageCount} />
        </section>
      </div>
      <CallToAction closing={texts.closing} />
    </div>
  )
}

/** Notice for a search without results, or a blog without posts. */
function NoPosts({ query }: { query: string }) {
  if (query === '') return <EmptyNotice text={m.blog_empty()} />
  return (
    <Notice>
      <p className="expanded text-heading wrap-anywhere">{m.blog_no_hits({ query })}</p>
      <p className="mt-3 text-muted">{m.blog_no_hits_text()}</p>
      <LocalLink to="/blog" className="onward mt-4 text-ore">
        {m.blog_search_clear()}
        <ArrowIcon />
      </LocalLink>
    </Notice>
  )
}

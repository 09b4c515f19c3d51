import type { SitePage } from '../../page-texts/site-page.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHero } from '../../ui/page-hero.tsx'

type FreePageScreenProps = {
  page: SitePage
  /** Sanitised HTML. */
  body: string
}

/** A custom page of the company, such as its privacy notice. */
export function FreePageScreen({ page, body }: FreePageScreenProps) {
  return (
    <div>
      <PageHero title={page.title} lead={page.intro} picture={page.picture} alt={page.pictureAlt} />
      <div className="wrap grid gap-x-8 py-band lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8 lg:col-start-3">
          {/* Sanitised on the server, in article-html.server.ts. */}
          <div className="article" dangerouslySetInnerHTML={{ __html: body }} />
        </div>
      </div>
      <CallToAction closing={page.closing} />
    </div>
  )
}

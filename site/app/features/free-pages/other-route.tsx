import { data } from 'react-router'
import { localeFromPath } from '../../i18n/locale-address.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import articleStyles from '../blog/article.css?url'
import type { Route } from './+types/other-route'
import { readOtherAddress } from './read-other-address.server.ts'

/**
 * Serves an address outside the specification's routes: a custom page of the company, a moved page, or no page. In the
 * last case the root's error boundary renders the error in the language of the address.
 */
export const handle = pageStyles(articleStyles)

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeFromPath(url.pathname)
  const tableName = (number: number) => m.blog_table({ number })
  const site = context.get(siteContext)
  const content = await readOtherAddress(url.pathname, locale, site, tableName)
  if (!content) throw data(null, { status: 404 })
  site.describe([breadcrumbList([], content.page.title, { origin: site.origin, locale })])
  return content
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, excerpt } = loaderData
  return pageMeta({ matches, title: page.title, description: excerpt, seo: page.seo })
}

export default function Other({ loaderData }: Route.ComponentProps) {
  return <FreePageScreen {...loaderData} />
}

type FreePageScreenProps = {
  page: SitePage
  /** Sanitised HTML. */
  body: string
}

/** A custom page of the company, such as its privacy notice. */
function FreePageScreen({ page, body }: FreePageScreenProps) {
  return (
    <div>
      <PageHero page={page} />
      <div className="wrap pt-opening pb-band">
        {/* Sanitised on the server, in article-html.server.ts. */}
        <div className="article" dangerouslySetInnerHTML={{ __html: body }} />
      </div>
      <CallToAction closing={page.closing} />
    </div>
  )
}

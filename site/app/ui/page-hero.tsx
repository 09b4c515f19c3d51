import type { Locale } from '@niaga/contract/locale'
import type { FixedPath } from '@niaga/contract/pages'
import type { SitePage } from '../page-texts/site-page.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Picture } from './picture.tsx'

type PageHeroProps = {
  /** A picture is shown behind the texts, on dark. */
  page: Pick<SitePage, 'title' | 'intro'> & Partial<Pick<SitePage, 'picture' | 'pictureAlt'>>
  /** The pages between home and this one. */
  trail?: readonly FixedPath[]
  /** The page's name in the breadcrumb, if it differs from the title. */
  name?: string
  /** Whether it is dark without a picture too, as for goods and places. */
  isDark?: boolean
  /** Language of the title, if it differs from the visitor's. */
  language?: Locale | undefined
  /** The title with its marks, if it has any. */
  heading?: React.ReactNode
  children?: React.ReactNode
}

/**
 * The top of an inner page, low so that its work begins on the first screen: breadcrumb, title and introduction, with a
 * picture or a drill core.
 */
export function PageHero(props: PageHeroProps) {
  const { page, trail, name = page.title, language, children } = props
  const { title, intro, picture, pictureAlt } = page
  const isDark = props.isDark || Boolean(picture)
  return (
    <section className={`page-hero ${isDark ? 'on-dark bg-coal' : 'page-hero-paper'}`}>
      {picture && (
        <Picture
          src={picture}
          alt={pictureAlt}
          sizes="(min-width: 64rem) 100vw, 135vw"
          width={2000}
          height={800}
          className="page-hero-picture absolute! inset-0 -z-10"
          isFirst
        />
      )}
      <div className="wrap page-hero-texts">
        <Breadcrumb trail={trail} title={name} language={language} />
        <h1 lang={language} className="expanded wrap-anywhere">
          {props.heading ?? title}
        </h1>
        {intro !== '' && <p className="page-hero-lead">{intro}</p>}
        {children}
        {!picture && <div className="page-hero-core core" />}
      </div>
    </section>
  )
}

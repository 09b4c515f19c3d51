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
  /** Whether it is low, so the work begins on the first screen. */
  isLow?: boolean
  children?: React.ReactNode
}

/** The top of an inner page: breadcrumb, title and introduction, with a picture or a drill core. */
export function PageHero(props: PageHeroProps) {
  const { page, trail, name = page.title, isLow = false, children } = props
  const { title, intro, picture, pictureAlt } = page
  const isDark = props.isDark || Boolean(picture)
  return (
    <section
      className={`page-hero ${isDark ? 'on-dark bg-coal' : 'page-hero-paper'} ${isLow ? 'page-hero-low' : ''}`}
    >
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
        <Breadcrumb trail={trail} title={name} />
        <h1 className="expanded">{title}</h1>
        {intro !== '' && <p className="page-hero-lead">{intro}</p>}
        {children}
        {!picture && <div className="page-hero-core core" />}
      </div>
    </section>
  )
}

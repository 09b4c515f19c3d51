import type { FixedPath } from '@niaga/contract/pages'
import { Breadcrumb } from './breadcrumb.tsx'
import { Picture } from './picture.tsx'

type PageHeroProps = {
  title: string
  lead: string
  /** The pages between home and this one. */
  trail?: readonly FixedPath[]
  /** The page's name in the breadcrumb, if it differs from the title. */
  name?: string
  /** Shown behind the texts. */
  picture?: string | null
  alt?: string
  children?: React.ReactNode
}

/** The top of an inner page: breadcrumb, title and introduction. */
export function PageHero(props: PageHeroProps) {
  const { title, lead, trail, name = title, picture, alt, children } = props
  return (
    <section className="on-dark relative isolate overflow-hidden bg-coal pt-header">
      {picture ? (
        <Picture
          src={picture}
          alt={alt}
          sizes="(min-width: 64rem) 100vw, 135vw"
          width={2000}
          height={800}
          className="page-hero-picture absolute! inset-0 -z-10"
          isFirst
        />
      ) : (
        <div className="contours -z-10 text-seam" />
      )}
      <div className="wrap pt-10 pb-16 lg:pt-16 lg:pb-24">
        <Breadcrumb trail={trail} title={name} />
        <h1 className="expanded mt-8 max-w-[18ch] text-display">{title}</h1>
        {lead !== '' && <p className="mt-6 max-w-[52ch] text-lead text-balance text-ash">{lead}</p>}
        {children}
      </div>
      <div className="h-3.5 strata text-rock" />
    </section>
  )
}

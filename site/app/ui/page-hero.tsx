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
  /** Whether it is low, so a list below it begins on the first screen of a phone. */
  isLow?: boolean
  children?: React.ReactNode
}

/** The top of an inner page: breadcrumb, title and introduction. */
export function PageHero(props: PageHeroProps) {
  const { title, lead, trail, name = title, picture, alt, isLow = false, children } = props
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
      <div className={`wrap ${isLow ? 'pt-2 pb-6 lg:pb-12' : 'pt-10 pb-16 lg:pt-16 lg:pb-24'}`}>
        <Breadcrumb trail={trail} title={name} />
        <h1 className={`expanded ${isLow ? 'text-headline' : 'mt-8 text-display'} max-w-[18ch]`}>
          {title}
        </h1>
        {lead !== '' && (
          <p className={`${isLow ? 'mt-2' : 'mt-6 text-lead text-balance'} max-w-[52ch] text-ash`}>
            {lead}
          </p>
        )}
        {children}
      </div>
      <div className="h-3.5 strata text-rock" />
    </section>
  )
}

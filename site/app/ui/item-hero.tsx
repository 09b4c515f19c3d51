import type { ImageFocus } from '@niaga/contract/image-focus'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { Picture } from './picture.tsx'

type ItemHeroProps = {
  trail: readonly Crumb[]
  title: string
  /** The kind of page, if another page has the same title. */
  label?: string
  /** The title in the language of the navigation, if that of the body differs. */
  crumb?: string
  paragraphs: readonly string[]
  picture: string | null
  focus?: ImageFocus | undefined
  /** What the picture shows, if the text next to it does not say it. */
  alt?: string
  /** Buttons for the visitor's next step. */
  children: React.ReactNode
}

/** The top of the page of one item: its picture extends to the edge of the window and fades into the background. */
export function ItemHero(props: ItemHeroProps) {
  const { trail, title, label, crumb = title, paragraphs, picture, focus, alt, children } = props
  return (
    <section className="item-hero on-dark">
      <Picture
        src={picture}
        focus={focus}
        alt={alt}
        sizes="(min-width: 64rem) 62vw, 100vw"
        width={1200}
        height={800}
        className="item-hero-picture lg:absolute!"
        isFirst
      />
      <div className="wrap relative grid content-start py-12 lg:min-h-[42rem] lg:pt-[calc(var(--spacing-header)+4.5rem)] lg:pb-20">
        <div className="lg:max-w-[34rem]">
          <Breadcrumb trail={trail} title={crumb} className="print:hidden" />
          {label && <p className="label mt-6 -mb-3 text-ore-light">{label}</p>}
          <h1 className={`expanded mt-6 ${sizeOf(title)}`}>{title}</h1>
          <div className="measure mt-6 mb-9 grid gap-4 text-lead text-bone lg:max-w-[31rem]">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-balance">
                {paragraph}
              </p>
            ))}
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}

/** A long word, such as `Sand-Suction`, would not fit beside the picture in the largest size. */
function sizeOf(title: string): string {
  return title.split(' ').some((word) => word.length > 10) ? 'text-headline' : 'text-display'
}

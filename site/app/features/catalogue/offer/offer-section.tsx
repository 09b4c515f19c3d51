type OfferSectionProps = {
  id: string
  title: string
  /** Shown below the title. */
  aside?: React.ReactNode
  children: React.ReactNode
}

/** A part of the offer: its title above its content, which has the whole width. */
export function OfferSection({ id, title, aside, children }: OfferSectionProps) {
  return (
    <section aria-labelledby={id} className="wrap pb-band">
      <h2 id={id} className="expanded text-title">
        {title}
      </h2>
      {aside}
      {children}
    </section>
  )
}

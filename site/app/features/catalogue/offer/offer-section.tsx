type OfferSectionProps = {
  id: string
  title: string
  /** Shown below the title. */
  aside?: React.ReactNode
  children: React.ReactNode
}

/** A part of the offer: its title beside its content, above it on a phone. */
export function OfferSection({ id, title, aside, children }: OfferSectionProps) {
  return (
    <section aria-labelledby={id} className="wrap offer-section">
      <div>
        <h2 id={id} className="expanded text-title">
          {title}
        </h2>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  )
}

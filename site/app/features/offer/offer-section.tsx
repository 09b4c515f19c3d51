type OfferSectionProps = {
  id: string
  title: string
  /** Below the title. */
  lead?: React.ReactNode
  /** One of several short parts that belong together. */
  isShort?: boolean
  children: React.ReactNode
}

/** A part of the offer: its title beside its content, above it on a phone. */
export function OfferSection({ id, title, lead, isShort = false, children }: OfferSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={isShort ? 'wrap offer-section is-short' : 'wrap offer-section'}
    >
      <div>
        <h2 id={id} className={isShort ? 'text-heading font-semibold' : 'expanded text-title'}>
          {title}
        </h2>
        {lead}
      </div>
      <div>{children}</div>
    </section>
  )
}

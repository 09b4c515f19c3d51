type OfferSectionProps = {
  id: string
  title: string
  /** Below the title. */
  lead?: React.ReactNode
  children: React.ReactNode
}

/** A part of the offer: its title beside its content, above it on a phone. */
export function OfferSection({ id, title, lead, children }: OfferSectionProps) {
  return (
    <section aria-labelledby={id} className="wrap offer-section">
      <div>
        <h2 id={id} className="expanded text-title">
          {title}
        </h2>
        {lead}
      </div>
      <div>{children}</div>
    </section>
  )
}

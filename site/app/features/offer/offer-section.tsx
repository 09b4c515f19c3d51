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
    <section aria-labelledby={id} className="wrap grid gap-8 pb-band lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 id={id} className="expanded text-title">
          {title}
        </h2>
        {lead}
      </div>
      <div className="lg:col-span-8">{children}</div>
    </section>
  )
}

type FooterFoldProps = { title: string; className?: string; children: React.ReactNode }

/** A part of the footer, folded on a phone; styles unfold it if there is room (footer.css). */
export function FooterFold({ title, className = '', children }: FooterFoldProps) {
  return (
    <section className={className}>
      <h2 className="label mb-4 text-ore-light max-sm:hidden">{title}</h2>
      <details className="footer-fold">
        <summary className="text-ore-light sm:hidden">
          <h2 className="label">{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}

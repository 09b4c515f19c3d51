type FooterPartProps = { title: string; className?: string; id?: string; children: React.ReactNode }

export function FooterPart({ title, className, id, children }: FooterPartProps) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={className}>
      <h2 className="label mb-4 text-ore-light">{title}</h2>
      {children}
    </section>
  )
}

/** A list without an entry says so in a part of its own, so that it does not look like one that was left out. */
export function EmptyNotice({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`border border-t-3 border-line border-t-ore bg-paper p-8 lg:p-12 ${className}`}>
      <div className="h-3.5 w-16 strata text-ore" />
      <p className="mt-5 text-lead text-muted">{text}</p>
    </div>
  )
}

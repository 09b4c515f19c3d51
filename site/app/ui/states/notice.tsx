type NoticeProps = {
  isFault?: boolean
  className?: string
  /** What there is to say, and a way on. */
  children: React.ReactNode
}

/** A part of a page that says why nothing is where a visitor expects something. */
export function Notice({ isFault = false, className = '', children }: NoticeProps) {
  const rule = isFault ? 'border-t-fault' : 'border-t-ore'
  return (
    <div className={`border border-t-3 border-line bg-paper p-8 lg:p-12 ${rule} ${className}`}>
      {children}
    </div>
  )
}

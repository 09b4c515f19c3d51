type NoticeProps = {
  isFault?: boolean
  className?: string
  /** The text and a link. */
  children: React.ReactNode
}

/** Explains why a part of a page is empty. */
export function Notice({ isFault = false, className = '', children }: NoticeProps) {
  const rule = isFault ? 'border-t-fault' : 'border-t-ore'
  return (
    <div className={`border border-t-3 border-line bg-paper p-8 lg:p-12 ${rule} ${className}`}>
      {children}
    </div>
  )
}

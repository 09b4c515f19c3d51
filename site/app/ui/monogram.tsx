type MonogramProps = { name: string; className?: string }

/** The initials of a person without a photograph, whose name is beside them. */
export function Monogram({ name, className = '' }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={`on-dark expanded grid place-items-center bg-coal ${className}`}
    >
      {getInitials(name)}
    </span>
  )
}

/** Returns the first letters of the first two words. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2)
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}

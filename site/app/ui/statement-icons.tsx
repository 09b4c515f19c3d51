type Statement = 'services' | 'vision' | 'mission' | 'commitment'

/** Layers, a horizon over benches, a bore into the seam, a certificate: one line weight, one size. */
const drawings: Record<Statement, React.ReactNode> = {
  services: (
    <>
      <path d="m24 7 18 9-18 9-18-9z" />
      <path d="m6 24 18 9 18-9M6 32l18 9 18-9" />
    </>
  ),
  vision: (
    <>
      <path d="M14 23a10 10 0 0 1 20 0M24 5v4M9.5 11l3 3M38.5 11l-3 3" />
      <path d="M4 23h40M9 31h30M15 39h18" />
    </>
  ),
  mission: (
    <>
      <path d="M24 5v26M19 5h10M19 31l5 12 5-12z" />
      <path d="M5 19h12M31 19h12M5 28h10M33 28h10" />
    </>
  ),
  commitment: (
    <>
      <path d="M6 5h20l8 8v17M6 5v38h13M26 5v8h8" />
      <path d="M12 18h12M12 25h10" />
      <path d="m23 37 5 5 11-11" />
    </>
  ),
}

type StatementIconProps = { statement: Statement; className?: string }

export function StatementIcon({ statement, className = 'size-11 text-ore' }: StatementIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    >
      {drawings[statement]}
    </svg>
  )
}

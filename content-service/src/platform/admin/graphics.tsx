import { strata } from './logo.ts'

/** The logo in the corner of every page of the admin. */
export function Icon() {
  return <Strata size={18} />
}

export function Strata({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {strata.map(({ path, colour }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke={colour}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}

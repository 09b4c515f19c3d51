import { m } from '../../paraglide/messages.js'
import { SeamToShip } from '../../ui/drawings/seam-to-ship.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import type { ProofFigure } from './shop-view.ts'

type WayToShipProps = { title: string; proof: readonly ProofFigure[] }

/** The way from the seam to the ship, and its facts that can be looked up on this site. */
export function WayToShip({ title, proof }: WayToShipProps) {
  if (proof.length === 0) return null
  return (
    <section aria-labelledby="route" className="wrap py-band">
      <h2 id="route" className="expanded max-w-[24ch] text-title">
        {title}
      </h2>
      <div className="mt-6 sm:mt-10">
        <SeamToShip tone="light" />
      </div>
      <ul className="proof">
        {proof.map(({ name, count }) => (
          <li key={name} data-reveal className="item-card">
            <strong className="expanded">{count}</strong>
            <LocalLink to={places[name]} className="item-card-link">
              {names[name]({ count })}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const places = {
  grades: '/produk',
  ports: '/lokasi-tambang',
  units: '/alat#machines',
  documents: '/dokumen',
} satisfies Record<ProofFigure['name'], string>

const names = {
  grades: m.proof_grades,
  ports: m.proof_ports,
  units: m.proof_units,
  documents: m.proof_documents,
} satisfies Record<ProofFigure['name'], (count: { count: number }) => string>

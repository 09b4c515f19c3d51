import type { ReactNode } from 'react'
import { pageName } from '../../i18n/page-name.ts'
import { m } from '../../paraglide/messages.js'
import { requestPath } from '../../ui/calls.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import type { PortStation, WayView } from './way-view.ts'

/**
 * The way of coal from the seam to the hold in one section: stations, each at its own scale, and between them two ways that
 * are drawn broken. The texts say what the drawings show, so these are not announced.
 */
export function WayToShip({ title, way }: { title: string; way: WayView | null }) {
  if (!way) return null
  const { id, name } = way.product
  return (
    <section aria-labelledby="route" className="way bg-paper py-6 lg:py-10">
      <h2 id="route" className="expanded text-heading">
        {title}
      </h2>
      <ol className="grid grid-cols-39 gap-y-6 overflow-clip max-lg:px-0 max-sm:mt-2 max-sm:block max-sm:pl-5 lg:grid-cols-78">
        <Station file="seam" mark="S1" name={m.section_seam()} text={m.section_seam_text()}>
          <Onward to={`/produk/${id}`}>{name}</Onward>
        </Station>
        <Station file="bench" name={m.section_bench()} text={m.section_bench_text()}>
          <Onward to="/alat">{pageName('/alat')}</Onward>
        </Station>
        <Leg file="haul" name={m.section_haul()} length={way.haul} />
        <Station
          file="stockpile"
          mark="S2"
          name={m.section_stockpile()}
          text={m.section_stockpile_text()}
        >
          <Onward to="/produk">{pageName('/produk')}</Onward>
        </Station>
        <Station file="jetty" mark="S3" name={m.section_jetty()} text={m.section_jetty_text()}>
          <Port port={way.jetty} />
        </Station>
        <Leg file="barge" name={m.section_barge()} length={way.barge} />
        <Station file="anchorage" name={m.section_anchorage()} text={m.section_anchorage_text()}>
          <Port port={way.anchorage} />
        </Station>
        <Station file="hold" mark="S4" name={m.section_hold()} text={m.section_hold_text()}>
          <Onward to={requestPath({ product: name, kind: 'coal' })}>
            {m.enquiry_ask()}
            <span className="sr-only">: {name}</span>
          </Onward>
        </Station>
      </ol>
      <p className="mt-5 text-small text-muted">{m.section_note()}</p>
    </section>
  )
}

const words =
  'flex grow flex-col items-start py-2 pr-3 text-small text-muted max-lg:pl-3 max-sm:py-0 max-sm:pl-4'

type StationProps = { file: string; mark?: string; name: string; text: string; children: ReactNode }

/** A station; its sampling point is its id, which the rows of grades link to. */
function Station({ file, mark, name, text, children }: StationProps) {
  return (
    <li
      id={mark}
      className="station item-card col-span-11 flex scroll-mt-24 flex-col max-sm:grid max-sm:grid-cols-[33%_1fr] [&:target_b]:outline-2 [&:target_b]:outline-offset-2"
    >
      <Drawing file={`section-${file}`} viewBox="0 24 220 296" />
      <div className={words}>
        <h3 className="font-semibold text-ink">
          {mark && <b className="text-ore">{mark}</b>} {name}
        </h3>
        <p>{text}</p>
        {children}
      </div>
    </li>
  )
}

function Onward({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mt-auto pt-1.5 text-balance max-sm:mt-0">
      <LocalLink to={to} className="onward item-card-link inline! text-ore print:hidden!">
        {children} <ArrowIcon className="inline size-4" />
      </LocalLink>
    </p>
  )
}

/** The load port of a station, or a link to all of them. */
function Port({ port }: { port: PortStation | null }) {
  return (
    <>
      {port?.facts.map((fact) => (
        <p key={fact} className="first-letter:uppercase sm:mt-1">
          {fact}
        </p>
      ))}
      <Onward to={port?.path ?? '/lokasi-tambang'}>
        {port?.name ?? pageName('/lokasi-tambang')}
      </Onward>
    </>
  )
}

/** A way between two stations, drawn broken, with its length. */
function Leg({ file, name, length }: { file: string; name: string; length: string }) {
  return (
    <li className="leg col-span-6 flex flex-col max-sm:my-2 max-sm:ml-[16.5%] max-sm:border-l-2 max-sm:border-dashed max-sm:border-ore">
      <Drawing file={`section-${file}`} viewBox="0 24 120 296">
        {length !== '' && (
          <text x="60" y="82" className="s">
            {length} km
          </text>
        )}
      </Drawing>
      <div className={`${words} max-sm:flex-row max-sm:gap-2 lg:pr-5`}>
        <h3 className="font-semibold text-ink">{name}</h3>
        {length !== '' && <p>{m.section_length({ km: length })}</p>}
      </div>
    </li>
  )
}

import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { StatementIcon } from '../../ui/statement-icons.tsx'
import type { VisionView } from './company-view.ts'

type VisionScreenProps = {
  page: SitePage<'vision' | 'mission' | 'motto'>
  view: VisionView
}

/** Vision, mission and motto as three layers, with the motto as the lowest. */
export function VisionScreen({ page, view }: VisionScreenProps) {
  return (
    <div>
      <PageHero page={page} trail={['/tentang-kami']} />
      <Layer title={page.texts.vision} icon="vision" lines={view.vision} className="bg-paper" />
      <Layer title={page.texts.mission} icon="mission" lines={view.mission} className="" />
      <Layer
        title={page.texts.motto}
        icon="commitment"
        lines={view.motto}
        className="on-dark bg-coal"
        isGround
      />
      <CallToAction closing={page.closing} />
    </div>
  )
}

type LayerProps = {
  title: string
  icon: 'vision' | 'mission' | 'commitment'
  lines: string[]
  className: string
  isGround?: boolean
}

function Layer({ title, icon, lines, className, isGround = false }: LayerProps) {
  return (
    <section aria-labelledby={icon} className={className}>
      <div className="wrap grid gap-x-8 gap-y-8 py-opening lg:grid-cols-12">
        <div className="flex items-center gap-5 self-start lg:col-span-4">
          <StatementIcon
            statement={icon}
            className={`-ml-1 size-12 shrink-0 ${isGround ? 'text-ore-light' : 'text-ore'}`}
          />
          <h2 id={icon} className="expanded text-title">
            {title}
          </h2>
        </div>
        <div data-reveal className="lg:col-span-8">
          <Lines lines={lines} isGround={isGround} />
        </div>
      </div>
    </section>
  )
}

function Lines({ lines, isGround }: { lines: string[]; isGround: boolean }) {
  const faint = isGround ? 'text-ash' : 'text-muted'
  if (lines.length === 0) return <p className={`text-lead ${faint}`}>{m.vision_empty()}</p>
  if (lines.length === 1)
    return <p className="max-w-[40ch] text-statement text-balance">{lines[0]}</p>
  return (
    <ol className="grid gap-5">
      {lines.map((line) => (
        <li
          key={line}
          className={`border-t pt-5 text-lead ${isGround ? 'border-rock' : 'border-line'}`}
        >
          {line}
        </li>
      ))}
    </ol>
  )
}

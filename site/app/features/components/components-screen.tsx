import { PageHero } from '../../ui/page-hero.tsx'
import { bandExamples } from './band-examples.tsx'
import { cardExamples } from './card-examples.tsx'
import { controlExamples } from './control-examples.tsx'
import type { Example } from './example.ts'
import { stateExamples } from './state-examples.tsx'
import { tableExamples } from './table-examples.tsx'
import { tokenExamples } from './token-examples.tsx'

const grounds: Record<Example['ground'], string> = {
  bone: 'py-12',
  paper: 'bg-paper py-12',
  coal: 'on-dark bg-coal py-12',
  band: '',
}

const examples = [
  ...tokenExamples,
  ...controlExamples,
  ...tableExamples,
  ...cardExamples,
  ...bandExamples,
  ...stateExamples,
]

/** Every layout component in every state, for developers. */
export function ComponentsScreen() {
  return (
    <div>
      <PageHero
        title="Components"
        lead={`${examples.length} examples; seen in development only.`}
      />
      {examples.map((example, index) => (
        <section
          key={example.name}
          aria-labelledby={`example-${index}`}
          className="border-t border-line"
        >
          <h2 id={`example-${index}`} className="label wrap bg-bone py-4 text-muted">
            {example.name}
          </h2>
          <div data-example={example.name} className={grounds[example.ground]}>
            <div className={example.ground === 'band' ? '' : 'wrap'}>{example.show()}</div>
          </div>
        </section>
      ))}
    </div>
  )
}

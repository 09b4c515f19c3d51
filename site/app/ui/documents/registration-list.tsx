import { m } from '../../paraglide/messages.js'
import { DocumentFacts } from './document-list.tsx'
import type { RegistrationView } from './document-view.ts'

type RegistrationListProps = {
  registrations: readonly RegistrationView[]
  /** Names of the surveyors that the company accepts. */
  surveyors: readonly string[]
}

export function RegistrationList({ registrations, surveyors }: RegistrationListProps) {
  return (
    <dl className="border-b border-line">
      {registrations.map(({ name, number, register, ...facts }) => (
        <Entry key={`${name} ${number}`} name={name}>
          {register ? (
            <a href={register} rel="noopener" className="onward text-ore">
              {number}
            </a>
          ) : (
            <strong className="font-semibold">{number}</strong>
          )}
          <DocumentFacts document={facts} />
        </Entry>
      ))}
      {surveyors.length > 0 && <Entry name={m.company_surveyors()}>{surveyors.join(', ')}</Entry>}
    </dl>
  )
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-8 border-t border-line py-4">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums sm:text-right">{children}</dd>
    </div>
  )
}

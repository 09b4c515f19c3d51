/** Names and numbers of the company's official registrations. */
export type Registrations = readonly { name: string; number: string }[]

export function RegistrationList({ registrations }: { registrations: Registrations }) {
  return (
    <dl className="border-b border-line">
      {registrations.map(({ name, number }) => (
        <div
          key={`${name} ${number}`}
          className="flex flex-wrap justify-between gap-x-8 border-t border-line py-4"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{number}</dd>
        </div>
      ))}
    </dl>
  )
}

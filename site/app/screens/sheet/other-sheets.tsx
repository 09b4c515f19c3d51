import { LocalLink } from '../../components/link/local-link.tsx'

export type SheetLink = { path: string; name: string }

type OtherSheetsProps = { title: string; sheets: readonly SheetLink[] }

/** Every other sheet of the same list, one click away. */
export function OtherSheets({ title, sheets }: OtherSheetsProps) {
  return (
    <nav aria-labelledby="other-sheets" className="wrap pb-band print:hidden">
      <div className="h-3.5 strata text-line" />
      <div className="mt-8 grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <h2 id="other-sheets" className="text-heading font-semibold lg:col-span-4">
          {title}
        </h2>
        <ul className="leading-9 text-balance lg:col-span-8">
          {sheets.map(({ path, name }) => (
            <li key={path} className="mr-8 inline-block leading-normal last:mr-0">
              <LocalLink to={path} className="onward text-ore">
                {name}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

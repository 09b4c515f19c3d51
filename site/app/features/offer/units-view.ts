import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { HireTerms, Unit } from '@niaga/contract/units'

/** A unit for sale or for hire in one language; missing texts are `''`. */
export type UnitView = {
  id: number
  name: string
  maker: string
  model: string
  year: string
  hours: string
  location: string
  offer: Unit['offer']
  state: Unit['state']
  price: string
  hire: { name: keyof HireTerms; text: string }[]
  picture: string | null
  /** Whether the picture shows its type and not the unit. */
  isOfType: boolean
}

/** Hosts may send any number. */
const maxUnits = 60

const hireNames = ['basis', 'minimum', 'operator', 'fuel', 'mobilisation'] as const

/** Returns the units of a machine, available ones before those already sold. */
export function unitViews(
  units: readonly Unit[] | undefined,
  locale: Locale,
  picture: (path: string | null) => string | null,
  typePicture: (name: string) => string | null = () => null,
): UnitView[] {
  const isSold = (unit: Unit) => Number(unit.state === 'sold')
  return [...(units ?? [])]
    .sort((one, other) => isSold(one) - isSold(other))
    .slice(0, maxUnits)
    .map((unit) => ({
      ...getPicture(unit, picture, typePicture),
      id: unit.id,
      name: translated(unit, 'name', locale),
      maker: unit.maker ?? '',
      model: unit.model ?? '',
      year: unit.year === undefined ? '' : String(unit.year),
      hours: unit.hours === undefined ? '' : figureText(String(unit.hours), locale),
      location: translated(unit, 'location', locale),
      offer: unit.offer,
      state: unit.state,
      price: translated(unit, 'price_text', locale),
      hire: hireNames.flatMap((name) => {
        const text = unit.translations?.[locale]?.hire?.[name] ?? unit.hire?.[name]
        return text ? [{ name, text }] : []
      }),
    }))
}

function getPicture(
  unit: Unit,
  picture: (path: string | null) => string | null,
  typePicture: (name: string) => string | null,
): Pick<UnitView, 'picture' | 'isOfType'> {
  const own = picture(unit.pictures[0] ?? null)
  const ofType = own ? null : typePicture(unit.name)
  return { picture: own ?? ofType, isOfType: ofType !== null }
}

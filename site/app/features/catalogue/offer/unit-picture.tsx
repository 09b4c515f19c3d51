import { m } from '../../../paraglide/messages.js'
import { Picture } from '../../../ui/picture.tsx'
import type { UnitView } from './unit-view.ts'

type UnitPictureProps = { unit: UnitView; sizes: string; className: string }

/** The picture of a unit, or of its kind of machine, which is then labelled as such. */
export function UnitPicture({ unit, sizes, className }: UnitPictureProps) {
  return (
    <div className={`relative ${className}`}>
      <Picture
        src={unit.picture}
        sizes={sizes}
        width={320}
        height={213}
        className="aspect-[3/2] w-full"
      />
      {unit.isOfKind && <span className="unit-kind">{m.unit_of_kind()}</span>}
    </div>
  )
}

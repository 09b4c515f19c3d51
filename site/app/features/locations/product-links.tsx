import { LocalLink } from '../../ui/local-link.tsx'
import type { PlaceItem } from './locations-view.ts'

/** Links to the products of a place. */
export function ProductLinks({ products }: { products: readonly PlaceItem[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-4">
      {products.map(({ id, name }) => (
        <li key={id}>
          <LocalLink
            to={`/produk/${id}`}
            className="target underline decoration-1 underline-offset-4 hover:text-ore"
          >
            {name}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

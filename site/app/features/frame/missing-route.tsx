import { data } from 'react-router'

/** An address that is no page: the root's boundary draws it, in the language of the address. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}

import { data } from 'react-router'

/** An address without a page: the root's error boundary renders it, in the language of the address. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}

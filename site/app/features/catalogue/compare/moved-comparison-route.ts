import { redirect } from 'react-router'
import { hrefIn } from '../../../i18n/locale-address.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import type { Route } from './+types/moved-comparison-route'

/** Redirects the former comparison of grades, `?pilih=1.energi-4600`, to these grades on the page of the first one's product. */
export function loader({ url }: Route.LoaderArgs) {
  const picks = url.searchParams.getAll('pilih').flatMap((pick) => {
    const [, id, slug] = /^([1-9]\d{0,14})\.([a-z0-9-]{1,60})$/.exec(pick) ?? []
    return id && slug ? { id, slug } : []
  })
  const [first] = picks
  const selection = picks.filter(({ id }) => id === first?.id).map(({ slug }) => ['mutu', slug])
  const to = first ? `/produk/${first.id}?${new URLSearchParams(selection)}#grades` : '/produk'
  return redirect(hrefIn(getLocale(), to), 301)
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The last page shown. It is outside React's state, which is lost when a page fails. */
let shownPage: string | undefined

/**
 * After a navigation, moves the focus to the heading of the new page, as loading a document would reset it, and returns
 * the title to announce; `''` on the first page. Typing and submitting a form are not interrupted.
 */
export function useArrival(): string {
  const { pathname, search, hash } = useLocation()
  const [title, setTitle] = useState('')
  const page = pathname + search

  useEffect(() => {
    const leftPage = shownPage
    shownPage = page
    if (leftPage === undefined || leftPage === page) return
    if (document.activeElement?.closest('form')) return
    setTitle(document.title)
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector('h1')
    if (!target) return
    target.tabIndex = -1
    // ScrollRestoration has already scrolled the page.
    target.focus({ preventScroll: true })
  }, [page, hash])

  return title
}

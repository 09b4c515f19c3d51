import { useEffect } from 'react'
import { reportView } from './report-view.ts'

/** The page of this tab that was shown last; an error view in between is no page. */
let shown = ''

/** Reports each page of this tab but the first, which the server has counted, if the site counts visits. */
export function useViews(isOn: boolean, pathname: string): void {
  useEffect(() => {
    const isNew = shown !== '' && shown !== pathname
    shown = pathname
    if (isOn && isNew) reportView(pathname)
  }, [isOn, pathname])
}

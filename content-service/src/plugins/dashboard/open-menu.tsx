'use client'

import { useNav } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Opens the menu, the only list of all content, in windows in which Payload closes it although there is room. */
export function OpenMenu() {
  // Payload closes it while it measures the window, and animates it after that.
  const { setNavOpen, shouldAnimate: isMeasured } = useNav()
  useEffect(() => {
    const hasRoom = matchMedia('(min-width: 1025px) and (max-width: 1440px)').matches
    if (isMeasured && hasRoom) setNavOpen(true)
  }, [isMeasured, setNavOpen])
  return null
}

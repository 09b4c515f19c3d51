'use client'

import { Button, useFormModified, useRouteTransition, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Dialog } from '../../platform/admin/dialog.tsx'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'

/** Asks for confirmation before loading another content language discards changes. Payload does so only for links. */
export function LanguageSwitch() {
  const isModified = useFormModified()
  const { i18n, t } = useTranslation()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const [target, setChosen] = useState<string | null>(null)
  const text = adminTexts(i18n).forms

  useEffect(() => {
    if (!isModified) return
    function confirmFirst(event: MouseEvent) {
      const locale = localeAt(event.target)
      if (locale === null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setChosen(locale)
    }
    // Runs in the capture phase, before the button's own listener, as Payload does for links.
    document.addEventListener('click', confirmFirst, true)
    return () => document.removeEventListener('click', confirmFirst, true)
  }, [isModified])

  function leave() {
    const query = new URLSearchParams(window.location.search)
    if (target !== null) query.set('locale', target)
    setChosen(null)
    startRouteTransition(() => router.push(`?${query}`))
  }

  if (target === null) return null
  return (
    <Dialog heading={text.switchHeading} onClose={() => setChosen(null)}>
      <p>{t('general:changesNotSaved')}</p>
      <div className="actions">
        <Button buttonStyle="secondary" onClick={() => setChosen(null)}>
          {text.stay}
        </Button>
        <Button onClick={leave}>{text.leave}</Button>
      </div>
    </Dialog>
  )
}

/** Returns the content language of a button in the header. */
function localeAt(target: EventTarget | null): string | null {
  const button = target instanceof Element ? target.closest('button') : null
  const code = button?.querySelector('.localizer__locale-code')
  return code?.getAttribute('data-locale') ?? null
}

'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

/** Parts to which Payload gives no name: selectors, and what each does, if it is more than an input. */
const unnamed = {
  ':is(.rs__input, .react-datepicker__input-container input, .ContentEditable__root)': null,
  // In a drawer, the labels of text fields refer to other ids.
  ':is(dialog input[type="text"], dialog textarea)': null,
  '#select-all': 'general:selectAllRows',
  '.select-row input': 'general:select',
  '.collapsible__drag': 'general:move',
  '.popup-button:not(:has(.localizer-button))': 'general:moreOptions',
  '.clickable-arrow--left': 'general:previous',
  '.clickable-arrow--right': 'general:next',
  '.react-datepicker__navigation--previous': 'general:previous',
  '.react-datepicker__navigation--next': 'general:next',
  '.upload-relationship-details__edit': 'general:edit',
  ':is(.upload-relationship-details__remove, .file-details__remove, .file-field__remove)':
    'general:remove',
  '.date-time-picker__clear-button': 'general:clear',
} as const

/** Names the parts of lists and forms for screen readers: what each does, and in which row or field. */
export function PartNames({ children }: { children: ReactNode }) {
  const { t } = useTranslation()

  useEffect(() => {
    function apply() {
      for (const [selector, action] of Object.entries(unnamed)) {
        for (const part of document.querySelectorAll(selector)) {
          if (part.textContent.trim() !== '' && action) continue
          const name = [action && t(action), getPlace(part)].filter(Boolean).join(' ')
          if (name) part.ariaLabel = name
        }
      }
    }
    const observer = new MutationObserver(apply)
    observer.observe(document.body, { childList: true, subtree: true })
    apply()
    return () => observer.disconnect()
  }, [t])

  return children
}

function getPlace(part: Element): string {
  const place = part.closest('tbody tr, .collapsible, .field-type, .payload-settings__language')
  const title = place?.querySelector('td a, .array-field__row-header, label, .field-label')
  return title?.textContent.replace('*', '').trim() ?? ''
}

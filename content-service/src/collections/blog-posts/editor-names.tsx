'use client'

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'

type Names = Record<string, string>

/** Buttons beside the text, known only by their class. */
const buttonClasses = [
  'add-block-menu',
  'draggable-block-menu',
  'insert-paragraph-at-end',
  'link-edit',
  'link-trash',
]

/** Names the parts of the editor that Payload leaves without a name or names in English, whatever the admin's language. */
function EditorNames() {
  const { features } = useEditorConfigContext().editorConfig
  const names: Names = adminTexts(useTranslation().i18n).lexical.names

  useEffect(() => {
    for (const { items } of [
      ...(features.toolbarFixed?.groups ?? []),
      ...features.slashMenu.groups,
    ]) {
      for (const item of items) {
        if (item.key === 'table' || item.key === 'upload') item.label = names[item.key]
      }
    }
    const apply = () => nameParts(names)
    const observer = new MutationObserver(apply)
    observer.observe(document.body, { childList: true, subtree: true })
    apply()
    return () => observer.disconnect()
  }, [features, names])

  return null
}

function nameParts(names: Names) {
  for (const button of select(
    '[data-button-key], [data-dropdown-key], .table-cell-action-button',
  )) {
    const { buttonKey, dropdownKey = 'cell' } = button.dataset
    const name = names[buttonKey ?? dropdownKey]
    if (name) Object.assign(button, { title: name, ariaLabel: name })
  }
  for (const part of buttonClasses) {
    for (const button of select(`.${part}`)) button.ariaLabel = names[part] ?? null
  }
  for (const part of ['Rows', 'Columns']) {
    for (const button of select(`.LexicalEditorTheme__tableAdd${part}`)) {
      button.ariaLabel = names[`add${part}`] ?? null
    }
  }
  for (const item of select('.table-action-menu-dropdown .item')) {
    write(item.querySelector('.text'), names[item.dataset.testId ?? ''])
  }
  for (const key of ['title', 'rows', 'columns']) {
    const part = `[id*="lexical-table-create"] :is(.drawer__header__${key}, [for^="field-${key}"])`
    // Keeps the star of a required field.
    write(document.querySelector(part)?.firstChild, names[key])
  }
}

function select(selector: string): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selector)
}

function write(node: Node | null | undefined, name: string | undefined) {
  if (node && name && node.textContent !== name) node.textContent = name
}

export const EditorNamesClient = createClientFeature({
  plugins: [{ Component: EditorNames, position: 'normal' }],
})

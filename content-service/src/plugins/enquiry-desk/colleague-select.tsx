'use client'

import { SelectInput, useField, useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { assignedToTexts } from './assigned-to-field.ts'

type Props = { path: string; names: [number, string][] }

/** Chooses one of the accounts. */
export function ColleagueSelect({ path, names }: Props) {
  const { i18n } = useTranslation()
  const { value, setValue, disabled } = useField<number | null>({ path })
  const { label, description, nobody } = assignedToTexts
  return (
    <SelectInput
      path={path}
      name={path}
      label={label}
      description={description}
      placeholder={nobody[adminLanguage(i18n.language)]}
      readOnly={disabled}
      options={names.map(([id, name]) => ({ value: String(id), label: name }))}
      value={value ? String(value) : ''}
      onChange={(option) => {
        const colleague = Array.isArray(option) ? option[0] : option
        setValue(colleague ? Number(colleague.value) : null)
      }}
    />
  )
}

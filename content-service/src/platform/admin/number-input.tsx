'use client'

import { TextInput, useField, useTranslation, withCondition } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { type ChangeEvent, useState } from 'react'
import { adminLanguage } from '../admin-kit/admin-texts.ts'
import { readNumber, writeReading } from './read-number.ts'

/**
 * A number in any language's notation, with its interpretation below. An illegible text remains the value, which no save
 * accepts.
 */
export const NumberInput = withCondition(function NumberInput(props: NumberFieldClientProps) {
  const { field, readOnly } = props
  const { label, required, min = -1, admin: { description, className } = {} } = field
  const language = adminLanguage(useTranslation().i18n.language)
  const [typed, setTyped] = useState('')
  const { customComponents, disabled, path, setValue, showError, value } = useField<
    number | string | null
  >({ potentiallyStalePath: props.path })
  const { value: number = typed } = readNumber(typed, field)
  // Other parts of a form also change the value.
  const text = number === (value ?? null) ? typed : String(value ?? '')
  const { fault } = typeof value === 'string' ? readNumber(value, field) : {}
  const reading =
    typeof value === 'number' && writeReading(text.trim(), { value: `${value}` }, language)
  return (
    <TextInput
      {...{ path, label, description, className, required, showError, ...customComponents }}
      // Some phones' decimal keyboards have no minus sign.
      htmlAttributes={{ autoComplete: 'off', ...(min >= 0 && { inputMode: 'decimal' }) }}
      readOnly={readOnly || disabled}
      value={text}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        const { value: next = target.value } = readNumber(target.value, field)
        setTyped(target.value)
        setValue(next)
      }}
      AfterInput={<output className="shown-part">{fault?.[language] || reading}</output>}
    />
  )
})

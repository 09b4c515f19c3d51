'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { BuildFormStateArgs, FormState, ServerFunctionClient } from 'payload'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'

/** What the service has received of a form: its latest state that was responded to, and how many are on their way. */
export type ReceivedForm = { state?: FormState; pending: number }

/** A document or global that is being edited. */
type Edited = { id?: number | string; collectionSlug?: string; globalSlug?: string }

/** The forms that are open, by their document: one, and those of the drawers above it. */
type ReceivedForms = Map<string, ReceivedForm>

const ReceivedFormsContext = createContext<ReceivedForms>(new Map())

/** Around the whole admin: notes which states of the open forms the service has received. */
export function ReceivedFormsProvider({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const [forms] = useState<ReceivedForms>(() => new Map())
  const noting = useCallback<ServerFunctionClient>(
    async (call) => {
      const form = call.name === 'form-state' ? forms.get(nameOf(call.args)) : undefined
      if (!form) return serverFunction(call)
      form.pending += 1
      try {
        const response = await serverFunction(call)
        const { formState } = call.args as Partial<BuildFormStateArgs>
        if (formState && hasState(response)) form.state = formState
        return response
      } finally {
        form.pending -= 1
      }
    },
    [forms, serverFunction],
  )
  return (
    <ReceivedFormsContext value={forms}>
      <ServerFunctionsProvider serverFunction={noting}>{children}</ServerFunctionsProvider>
    </ReceivedFormsContext>
  )
}

/** Notes what is received of a document's form until `stop` is called. */
export function useReceivedForm(): (edited: Edited) => { form: ReceivedForm; stop: () => void } {
  const forms = use(ReceivedFormsContext)
  return useCallback(
    (edited) => {
      const name = nameOf(edited)
      const form: ReceivedForm = { pending: 0 }
      forms.set(name, form)
      const stop = () => {
        if (forms.get(name) === form) forms.delete(name)
      }
      return { form, stop }
    },
    [forms],
  )
}

function nameOf({ id, collectionSlug, globalSlug }: Edited): string {
  return `${globalSlug ?? collectionSlug}/${id ?? ''}`
}

function hasState(response: unknown): boolean {
  return (
    typeof response === 'object' && response !== null && Boolean(Reflect.get(response, 'state'))
  )
}

import '@payloadcms/next/css'
import './admin.css'
import './inbox.css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { callServerFunction } from '../../platform/admin/server-functions.ts'
import { config } from '../payload-config.ts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  // Payload's own check for a newer version only offers to discard the input; a rejected save shows both versions.
  const allArgs = name === 'form-state' ? { ...args, checkForStaleData: false } : args
  return callServerFunction({ name, args: allArgs }, { config, importMap })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}

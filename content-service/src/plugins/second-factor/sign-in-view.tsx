import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../../collections/users/logo.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Payload's sign-in page with a second step, which its own form does not support. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      <SignInForm target={target} />
    </>
  )
}

import type { CollectionBeforeLoginHook, Payload } from 'payload'

class PasswordIsRight extends Error {}

/** Runs when Payload has found the password right and before there is a session. */
export const endPasswordCheck: CollectionBeforeLoginHook = ({ context }) => {
  if (context.checksPassword) throw new PasswordIsRight()
}

/**
 * Asks Payload's own sign-in whether a password is right, and ends it before there is a session. A wrong one
 * counts towards the lock-out.
 *
 * @throws {AuthenticationError | LockedAuth} as a sign-in does
 */
export async function checkPassword(
  payload: Payload,
  email: string,
  password: string,
): Promise<void> {
  try {
    const context = { checksPassword: true }
    await payload.login({ collection: 'users', data: { email, password }, context })
  } catch (error) {
    if (!(error instanceof PasswordIsRight)) throw error
  }
}

/** Lifetimes of a page, in milliseconds from the start of its rendering. */
export type PagePolicy = {
  /** The page is fresh for this long. */
  freshMs: number
  /** Afterwards it is stale for this long: shown while one refresh runs. */
  staleMs: number
  /** Afterwards it is only shown if the refresh fails. */
  lastGoodMs: number
}

export type PagePolicies = ReturnType<typeof pagePolicies>

const dayMs = 86_400_000

/**
 * Returns the policies by name. The content of a page may already have a third of the age of `freshTtlS`
 * (content-policy.ts), so a visited page shows nothing older than twice that.
 */
export function pagePolicies(freshTtlS: number) {
  const freshMs = freshTtlS * 1000
  return {
    page: { freshMs, staleMs: (freshMs * 5) / 3, lastGoodMs: 7 * dayMs },
    /** An address without a page, or without one yet. */
    missing: { freshMs: Math.min(10_000, freshMs), staleMs: 0, lastGoodMs: 0 },
    /** A page with a missing part because a call failed: just long enough to limit the retries. */
    partial: { freshMs: 1000, staleMs: 0, lastGoodMs: 0 },
  } as const satisfies Record<string, PagePolicy>
}

/** Returns the policy of a page with a limited validity: after that it is only shown if the refresh fails. */
export function limitedPolicy(policy: PagePolicy, validMs = Number.POSITIVE_INFINITY): PagePolicy {
  const freshMs = Math.min(policy.freshMs, validMs)
  return { ...policy, freshMs, staleMs: Math.min(policy.staleMs, validMs - freshMs) }
}

/** Returns the policy of a rendered response, `null` for a failure, which is not kept. */
export function policyName(status: number, isPartial: boolean): keyof PagePolicies | null {
  if (status === 404 || status === 410) return 'missing'
  if (status < 200 || status >= 400) return null
  return isPartial ? 'partial' : 'page'
}

/** How long a page is shown, in milliseconds from the moment at which its rendering began. */
export type PagePolicy = {
  /** Fresh for this long. */
  freshMs: number
  /** Then stale: shown while one refresh runs. */
  staleMs: number
  /** Then only shown when the refresh fails. */
  lastGoodMs: number
}

export type PagePolicies = ReturnType<typeof pagePolicies>

const dayMs = 86_400_000

/**
 * The policies by name. The content of a page may be a third of `freshTtlS` old already (content-policy.ts), so
 * a page that is visited shows nothing older than twice that.
 */
export function pagePolicies(freshTtlS: number) {
  const freshMs = freshTtlS * 1000
  return {
    page: { freshMs, staleMs: (freshMs * 5) / 3, lastGoodMs: 7 * dayMs },
    /** An address that is no page, or none yet. */
    missing: { freshMs: Math.min(10_000, freshMs), staleMs: 0, lastGoodMs: 0 },
    /** A page that lacks a part because a call failed: just long enough to limit the retries. */
    partial: { freshMs: 1000, staleMs: 0, lastGoodMs: 0 },
  } as const satisfies Record<string, PagePolicy>
}

/** The policy of a page that is right for a limited time: after that it is only shown when the refresh fails. */
export function limitedPolicy(policy: PagePolicy, validMs = Number.POSITIVE_INFINITY): PagePolicy {
  const freshMs = Math.min(policy.freshMs, validMs)
  return { ...policy, freshMs, staleMs: Math.min(policy.staleMs, validMs - freshMs) }
}

/** The policy of a rendered response, `null` for one that is not kept: a failure. */
export function policyName(status: number, isPartial: boolean): keyof PagePolicies | null {
  if (status === 404 || status === 410) return 'missing'
  if (status < 200 || status >= 400) return null
  return isPartial ? 'partial' : 'page'
}

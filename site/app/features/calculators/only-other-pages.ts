import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The texts of a calculator do not depend on its values; a visitor's retry and an editor's preview reload them. */
export function revalidatesOnlyOtherPages({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

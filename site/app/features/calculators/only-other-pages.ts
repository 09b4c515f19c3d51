import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The texts of a calculator do not depend on its figures; a visitor's retry and an editor's preview read them again. */
export function revalidatesOnlyOtherPages({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

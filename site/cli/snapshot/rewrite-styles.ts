/**
 * A browser that runs scripts takes a page without any for one that is scripted, and its header, which a script colours,
 * would stay as it is at the top.
 */
export function rewriteStyles(css: string): string {
  return css
    .replace(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width:0)')
    .replace(/\(\s*scripting\s*:\s*enabled\s*\)/g, '(max-width:0)')
}

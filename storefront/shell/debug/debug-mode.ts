/** Pages with the debug panel: all, those with ?debug=1, or none. */
export type DebugMode = 'always' | 'asked' | 'never'

/** Returns the store's debug mode. In live mode, only the setting enables the panel [SHELL-026, SHELL-027]. */
export function debugMode(settings: { mode: 'demo' | 'live'; hasDebugPanel: boolean }): DebugMode {
  if (settings.hasDebugPanel) return 'always'
  return settings.mode === 'live' ? 'never' : 'asked'
}

/**
 * Returns true if a page has the debug panel; the shopper's role does not matter [SHELL-042]. While flags are
 * overridden, every page has it, so that the overrides are visible and can be reset.
 */
export function isDebugOn(mode: DebugMode, query: string, hasOverrides = false): boolean {
  return mode === 'always' || (mode === 'asked' && (hasOverrides || new URLSearchParams(query).get('debug') === '1'))
}

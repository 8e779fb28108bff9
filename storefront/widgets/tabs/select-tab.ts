import type { Track } from '#storefront/browser/track.ts'

interface Selection {
  /** Identifies the tabs in analytics. */
  list: string
  from: string
  to: string
}

/** Reports a tab switch to `onChange` and analytics. Does nothing if the tab is already selected [UI-401, UI-402]. */
export function selectTab(
  { list, from, to }: Selection,
  { track, onChange }: { track: Track; onChange?: (tab: string) => void },
): void {
  if (to === from) return
  onChange?.(to)
  track({ element: 'tab', label: to, href: '', location: list })
}

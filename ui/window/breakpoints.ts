/** Minimum window width for each layout in pixels; keep in sync with `tokens.css` [UI-421..425]. */
const breakpoints = { mobile: 0, tablet: 768, desktop: 1024, 'l-desktop': 1366, 'xl-desktop': 1920 } as const
type Breakpoint = keyof typeof breakpoints

/** Returns the layout for a window width in pixels [UI-421..425]. */
export function breakpointAt(width: number): Breakpoint {
  const names = Object.keys(breakpoints) as Breakpoint[]
  return names.findLast((name) => width >= breakpoints[name]) ?? 'mobile'
}

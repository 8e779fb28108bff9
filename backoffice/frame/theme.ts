import { createCell } from '../call/store.ts'

const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

const stored = 'backoffice.theme'
const query = matchMedia('(prefers-color-scheme: dark)')
const chosen = createCell<Theme>(themes.find((each) => each === localStorage.getItem(stored)) ?? 'system')

/** This browser's color theme for the back office. */
export const theme = {
  chosen,
  themes,
  choose: (next: Theme) => {
    localStorage.setItem(stored, next)
    chosen.set(next)
    apply()
  },
  /** Applies the theme now and whenever the system theme changes. */
  start: () => {
    apply()
    query.addEventListener('change', apply)
  },
}

function apply() {
  const { dataset } = document.documentElement
  const isDark = chosen.get() === 'dark' || (chosen.get() === 'system' && query.matches)
  if (isDark) dataset['theme'] = 'dark'
  else delete dataset['theme']
  if (chosen.get() === 'contrast') dataset['contrast'] = 'high'
  else delete dataset['contrast']
}

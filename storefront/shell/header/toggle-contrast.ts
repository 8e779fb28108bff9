import { cookieLine } from './preference-cookies.ts'

/** Switches high contrast on or off in the document, and stores it for 365 days [UI-008, UI-009]. */
export function toggleContrast(): void {
  const { dataset } = document.documentElement
  dataset['contrast'] = dataset['contrast'] === 'high' ? 'normal' : 'high'
  document.cookie = cookieLine('contrast', dataset['contrast'], location.protocol === 'https:')
}

import type { StaffLink } from './link-types.ts'
import { texts } from './texts/en.ts'

/** Returns what a link is for: its order, its quote, or the reference that staff entered. */
export function linkName({ kind, number }: Pick<StaffLink, 'kind' | 'number'>): string {
  return kind === 'free' ? number : texts.name[kind](number)
}

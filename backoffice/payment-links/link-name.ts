import type { StaffLink } from './link-types.ts'
import { texts } from './texts/en.ts'

/** Returns the subject of a link: its order, its quote, or the reference that staff entered. */
export function linkName({ kind, number }: Pick<StaffLink, 'kind' | 'number'>): string {
  return kind === 'free' ? number : texts.name[kind](number)
}

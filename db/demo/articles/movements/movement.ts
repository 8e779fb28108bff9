import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { ArticleEntry } from '../entry.ts'

interface Movement {
  id: number
  slug: string
  name: string
  excerpt: string
  /** HTML. */
  equipment: string
  steps: readonly string[]
  faults: readonly (readonly [fault: string, fix: string])[]
  tags: readonly string[]
  date: string
  picture: PictureEntry
}

/** Category id for the movement library. */
export const movementLibrary = 805

/** Builds an entry in the movement library: equipment, steps, and common faults. */
export function movement({ name, equipment, steps, faults, ...entry }: Movement): ArticleEntry {
  const items = (all: readonly string[]) => all.map((each) => `<li>${each}</li>`).join('')
  return {
    ...entry,
    title: name,
    category: movementLibrary,
    content: `<h2>What you need</h2>
<p>${equipment}</p>
<h2>Step by step</h2>
<ol>${items(steps)}</ol>
<h2>Common faults</h2>
<ul>${items(faults.map(([fault, fix]) => `<strong>${fault}</strong> ${fix}`))}</ul>`,
  }
}

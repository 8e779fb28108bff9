import { lazy, Suspense } from 'react'
import { serverFamily } from './server-family.ts'
import type { FamilyView } from './family-views.ts'

const Later = lazy(() =>
  import('./family-block.tsx').then(
    ({ FamilyBlock }) => ({ default: FamilyBlock }),
    // If this code fails to load, the server's markup stays; its links, forms, and details work without it.
    () => new Promise<never>(() => {}),
  ),
)

/** Renders a block with code that loads after the page. */
export function FamilySlot({ view }: { view: FamilyView }) {
  const Family = import.meta.env.SSR ? serverFamily.component! : Later
  return (
    <Suspense>
      <Family view={view} />
    </Suspense>
  )
}

import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { CategoryPage, type CategoryView } from '../catalog/listing/category-page.tsx'
import type { BlockView } from '../content/blocks.ts'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'

export { areas } from '../catalog/listing/category-page.tsx'

type Below = ComponentType<{ blocks: readonly BlockView[] }>
export interface CategoryWithBlocks extends CategoryView {
  blocks: readonly BlockView[]
}

const drawing = Promise.withResolvers<{ default: Below }>()
const Later = lazy(() => drawing.promise)
/** Used on the server, which renders synchronously. */
let onServer: Below | undefined

/** Loads the block components before they are rendered. */
export async function loadBlockViews(): Promise<void> {
  const { BlocksBelow } = await import('../content/blocks-below.tsx')
  if (import.meta.env.SSR) onServer = BlocksBelow
  drawing.resolve({ default: BlocksBelow })
}

/**
 * The code for blocks loads once the page is idle, not on first use, because React blocks other updates on the page
 * until then.
 */
export function View({ view }: { view: CategoryWithBlocks }) {
  const { blocks } = view
  const hasBlocks = blocks.length > 0
  useEffect(() => {
    if (hasBlocks) whenIdle(() => void loadBlockViews())
  }, [hasBlocks])
  const Drawn = import.meta.env.SSR ? onServer! : Later
  return (
    <CategoryPage view={view} part={blocks.find((block) => block.type === 'BarbellChart')}>
      {hasBlocks && (
        <Suspense>
          <Drawn blocks={blocks} />
        </Suspense>
      )}
    </CategoryPage>
  )
}

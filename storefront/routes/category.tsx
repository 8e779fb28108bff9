import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { CategoryPage, type CategoryView } from '../catalog/category-page.tsx'
import type { BlockView } from '../content/blocks.ts'
import { whenIdle } from '#storefront/browser/when-idle.ts'

export { areas } from '../catalog/category-page.tsx'

type Below = ComponentType<{ blocks: readonly BlockView[] }>
export interface CategoryWithBlocks extends CategoryView {
  blocks: readonly BlockView[]
}

const drawing = Promise.withResolvers<{ default: Below }>()
const Later = lazy(() => drawing.promise)
/** The same for the server, which renders at once. */
let onServer: Below | undefined

/** Loads what draws blocks: before the server renders them, and before a browser makes the page itself. */
export async function loadDrawing(): Promise<void> {
  const { BlocksBelow } = await import('../content/blocks-below.tsx')
  if (import.meta.env.SSR) onServer = BlocksBelow
  drawing.resolve({ default: BlocksBelow })
}

/**
 * A category with what an editor put below its list: what the server rendered of it is read and followed without a
 * script, its code comes once the page has settled. Not later: until it is there, React lets no choice through.
 */
export function View({ view }: { view: CategoryWithBlocks }) {
  const { blocks } = view
  const hasBlocks = blocks.length > 0
  useEffect(() => {
    if (hasBlocks) whenIdle(() => void loadDrawing())
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

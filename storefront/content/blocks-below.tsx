import { Blocks } from './block-list.tsx'
import type { BlockView } from './blocks.ts'

export function BlocksBelow({ blocks }: { blocks: readonly BlockView[] }) {
  return <Blocks blocks={blocks} opensPage={false} />
}

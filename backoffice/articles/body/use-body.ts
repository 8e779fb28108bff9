import { useRef, useState } from 'react'
import { Slice } from '@tiptap/pm/model'
import { placedBlockIds, type ArticleDocument } from '#domain/content/article/document/article-document.ts'
import { readArticle } from '#domain/content/article/document/read-article.ts'
import { writeArticle } from '#domain/content/article/document/write-article.ts'
import {
  currentBlocksBelow,
  blockOf,
  blocksBelow,
  bodyToSave,
  contentToSave,
  withoutForeignBlocks,
  type BodyBlock,
} from './body-blocks.ts'

interface Body {
  content: string
  blocks: readonly unknown[]
}
export interface EditedBody {
  /** The initial text. Later values come from the editor itself and are ignored. */
  start: Body
  /** The content as last stored. */
  stored: string
  onChange: (body: Body) => void
}

/** Returns an article's initial text and its blocks, with functions for changing the blocks. */
export function useBody({ start, stored, onChange }: EditedBody) {
  const [opening] = useState(() => openingOf(start))
  const [known, setKnown] = useState(opening.known)
  const [placed, setPlaced] = useState(opening.placed)
  const [removed, setRemoved] = useState<ReadonlySet<unknown>>(new Set())
  // The editor calls `report` before the next render, so `report` reads these values from a ref.
  const latest = useRef({ known, removed })
  return {
    opening,
    known,
    below: currentBlocksBelow(opening.below, { placed, removed }),
    report: (document: ArticleDocument) => {
      const now = placedBlockIds(document)
      setPlaced(now)
      const below = currentBlocksBelow(opening.below, { placed: now, removed: latest.current.removed })
      const body = bodyToSave(opening.blocks, { document, below, known: latest.current.known })
      onChange({ ...body, content: contentToSave(body.content, opening, stored) })
    },
    setBlock: (block: BodyBlock) => {
      latest.current.known = new Map([...latest.current.known, [block.props.id, block]])
      setKnown(latest.current.known)
    },
    /** Removes an entry from the blocks below the text. */
    remove: (value: unknown) => {
      latest.current.removed = new Set([...latest.current.removed, value])
      setRemoved(latest.current.removed)
    },
    ownSlice: (slice: Slice) => {
      const hasBlock = (id: string) => latest.current.known.has(id) || opening.placed.includes(id)
      const content = withoutForeignBlocks(slice.content, hasBlock)
      return content.eq(slice.content) ? slice : Slice.maxOpen(content)
    },
  }
}

function openingOf({ content, blocks }: Body) {
  const document = readArticle(content)
  const known = new Map(blocks.flatMap((value) => blockOf(value) ?? []).map((block) => [block.props.id, block]))
  const below = blocksBelow(blocks, document)
  return { document, content, blocks, written: writeArticle(document), known, below, placed: placedBlockIds(document) }
}

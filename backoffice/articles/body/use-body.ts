import { useRef, useState } from 'react'
import { Slice } from '@tiptap/pm/model'
import { placedBlocks, type ArticleDocument } from '#domain/content/article/document/article-document.ts'
import { readArticle } from '#domain/content/article/document/read-article.ts'
import { writeArticle } from '#domain/content/article/document/write-article.ts'
import {
  belowNow,
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
  /** The text that the editor opens with. Later values are ignored, since they are the editor's own. */
  start: Body
  /** The content as last stored. */
  stored: string
  onChange: (body: Body) => void
}

/** Returns the opening text, the blocks of an article, and functions for changing them. */
export function useBody({ start, stored, onChange }: EditedBody) {
  const [opening] = useState(() => openingOf(start))
  const [known, setKnown] = useState(opening.known)
  const [placed, setPlaced] = useState(opening.placed)
  const [removed, setRemoved] = useState<ReadonlySet<unknown>>(new Set())
  // The editor calls back before the next render.
  const latest = useRef({ known, removed })
  return {
    opening,
    known,
    below: belowNow(opening.below, { placed, removed }),
    report: (document: ArticleDocument) => {
      const now = placedBlocks(document)
      setPlaced(now)
      const below = belowNow(opening.below, { placed: now, removed: latest.current.removed })
      const body = bodyToSave(opening.blocks, { document, below, known: latest.current.known })
      onChange({ ...body, content: contentToSave(body.content, opening, stored) })
    },
    setBlock: (block: BodyBlock) => {
      latest.current.known = new Map([...latest.current.known, [block.props.id, block]])
      setKnown(latest.current.known)
    },
    /** Removes a value from the blocks below the text. */
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
  return { document, content, blocks, written: writeArticle(document), known, below, placed: placedBlocks(document) }
}

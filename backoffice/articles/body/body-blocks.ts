import { Fragment } from '@tiptap/pm/model'
import { placedBlocks, type ArticleDocument } from '#domain/content/article/document/article-document.ts'
import { writeArticle } from '#domain/content/article/document/write-article.ts'
import { isProps, type Props } from '#backoffice/content/edit/blocks/field.ts'

/** A block of an article. */
export interface BodyBlock {
  type: string
  props: Props & { id: string }
}

/** Returns a block, or null for a value that is not one. */
export function blockOf(value: unknown): BodyBlock | null {
  if (!isProps(value) || typeof value['type'] !== 'string' || !isProps(value['props'])) return null
  return typeof value['props']['id'] === 'string' ? (value as unknown as BodyBlock) : null
}

/** Returns the stored blocks that a text does not place, which the page shows below it. */
export function blocksBelow(blocks: readonly unknown[], document: ArticleDocument): readonly unknown[] {
  const placed = new Set(placedBlocks(document))
  return blocks.filter((value) => !placed.has(blockOf(value)?.props.id ?? ''))
}

interface BelowNow {
  /** Ids of the blocks that the text places. */
  placed: readonly string[]
  /** Values that staff removed from the list below the text. */
  removed: ReadonlySet<unknown>
}

/**
 * Returns the blocks below the text: those that were there when it was opened and that are neither placed nor removed.
 * Undoing “Move into the text” restores a block below the text.
 */
export function belowNow(opened: readonly unknown[], { placed, removed }: BelowNow): readonly unknown[] {
  return opened.filter((value) => !removed.has(value) && !placed.includes(blockOf(value)?.props.id ?? ''))
}

/** Returns pasted nodes without cards of blocks that the article does not have, such as those of another article. */
export function withoutForeignBlocks(pasted: Fragment, hasBlock: (id: string) => boolean): Fragment {
  const nodes = pasted.content
    .filter(({ type, attrs }) => type.name !== 'articleBlock' || hasBlock(String(attrs['id'])))
    .map((node) => (node.isLeaf ? node : node.copy(withoutForeignBlocks(node.content, hasBlock))))
  return Fragment.from(nodes)
}

interface Body {
  document: ArticleDocument
  /** All known blocks by id, including those that the text no longer places. */
  known: ReadonlyMap<string, BodyBlock>
  /** Blocks below the text. */
  below: readonly unknown[]
}

/**
 * Returns the text and the blocks to save: stored blocks in their order, then new ones in the order of the text. A block
 * that the text no longer places is left out.
 */
export function bodyToSave(stored: readonly unknown[], { document, known, below }: Body) {
  const placed = placedBlocks(document).flatMap((id) => known.get(id) ?? [])
  const wanted = new Map<unknown, unknown>([
    ...below.map((value) => [keyOf(value), known.get(blockOf(value)?.props.id ?? '') ?? value] as const),
    ...placed.map((block) => [block.props.id, block] as const),
  ])
  const stillWanted = stored.map(keyOf).filter((key) => wanted.has(key))
  const keys = new Set([...stillWanted, ...wanted.keys()])
  return { content: writeArticle(document), blocks: [...keys].map((key) => wanted.get(key)) }
}

interface Opening {
  content: string
  /** The content as the editor writes it. */
  written: string
}

/** Returns the content to save: the stored spelling for a text that equals the opening one, otherwise the written one. */
export function contentToSave(now: string, { content, written }: Opening, stored: string): string {
  return now === written && content === stored ? content : now
}

/** The key of a value that is not a block is the value, which preserves it. */
function keyOf(value: unknown): unknown {
  return blockOf(value)?.props.id ?? value
}

/** Returns an id for a new block. */
export function newBlockId(type: string): string {
  return `${type.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`
}

import { Fragment } from '@tiptap/pm/model'
import { placedBlockIds, type ArticleDocument } from '#domain/content/article/document/article-document.ts'
import { writeArticle } from '#domain/content/article/document/write-article.ts'
import { isProps, type Props } from '#backoffice/content/edit/blocks/field.ts'

/** A block in an article. */
export interface BodyBlock {
  type: string
  props: Props & { id: string }
}

/** Returns the value as a block, or null if it is not a block. */
export function blockOf(value: unknown): BodyBlock | null {
  if (!isProps(value) || typeof value['type'] !== 'string' || !isProps(value['props'])) return null
  return typeof value['props']['id'] === 'string' ? (value as unknown as BodyBlock) : null
}

/** Returns the stored blocks that the text does not place. The page shows them below the text. */
export function blocksBelow(blocks: readonly unknown[], document: ArticleDocument): readonly unknown[] {
  const placed = new Set(placedBlockIds(document))
  return blocks.filter((value) => !placed.has(blockOf(value)?.props.id ?? ''))
}

interface BelowOptions {
  /** Ids of the blocks that the text places. */
  placed: readonly string[]
  /** Entries that staff removed from the list below the text. */
  removed: ReadonlySet<unknown>
}

/**
 * Returns the blocks below the text: the initial ones, except those that are now placed or removed. Undoing “Move into
 * the text” restores a block below the text.
 */
export function currentBlocksBelow(opened: readonly unknown[], { placed, removed }: BelowOptions): readonly unknown[] {
  return opened.filter((value) => !removed.has(value) && !placed.includes(blockOf(value)?.props.id ?? ''))
}

/**
 * Removes cards from pasted nodes if the article does not have their blocks, such as cards copied from another article.
 */
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
 * Returns the text and blocks to save: stored blocks in their current order, then new blocks in text order. Omits
 * blocks that the text no longer places.
 */
export function bodyToSave(stored: readonly unknown[], { document, known, below }: Body) {
  const placed = placedBlockIds(document).flatMap((id) => known.get(id) ?? [])
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
  /** The content as the editor serializes it. */
  written: string
}

/**
 * Returns the content to save. An unchanged text retains its stored form, even if the editor would serialize it
 * differently.
 */
export function contentToSave(now: string, { content, written }: Opening, stored: string): string {
  return now === written && content === stored ? content : now
}

/** Returns a block's id. Other values are their own keys, so that they are preserved. */
function keyOf(value: unknown): unknown {
  return blockOf(value)?.props.id ?? value
}

/** Returns a new block's id. */
export function newBlockId(type: string): string {
  return `${type.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`
}

import { useMemo, useRef, useState } from 'react'
import { Slice } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import { placedBlocks, type ArticleDocument } from '#domain/content/article/document/article-document.ts'
import { readArticle } from '#domain/content/article/document/read-article.ts'
import { writeArticle } from '#domain/content/article/document/write-article.ts'
import { blockTexts } from '#backoffice/content/texts/blocks.ts'
import { texts } from '../texts/en.ts'
import {
  belowNow,
  blockOf,
  blocksBelow,
  bodyToSave,
  contentToSave,
  withoutForeignBlocks,
  type BodyBlock,
} from './body-blocks.ts'
import { BodyBlocks } from './body-context.ts'
import { articleExtensions } from './extensions.ts'
import { insertCard } from './insert-card.ts'
import { LinkDialog, PictureDialog, ProductDialog, QuoteDialog, VideoDialog } from './insert-dialogs.tsx'
import { BlockSummary, nodesWithCards } from './node-views.tsx'
import { BodyToolbar, type InsertKind } from './toolbar.tsx'

interface Body {
  content: string
  blocks: readonly unknown[]
}
interface BodyEditorProps {
  /** The text that the editor opens with. */
  start: Body
  /** The content as last stored. */
  stored: string
  isEditable: boolean
  onChange: (body: Body) => void
}
/** An open dialog. `block` is the block to edit, or null for a new one. */
interface Open {
  kind: InsertKind
  block: BodyBlock | null
}

const t = texts.body

/** Renders the text of an article with its toolbar. */
export function BodyEditor({ start, stored, isEditable, onChange }: BodyEditorProps) {
  // `start` changes with each edit; the opening text must not.
  const [first] = useState(() => openingOf(start))
  const [known, setKnown] = useState(first.known)
  const [placed, setPlaced] = useState(first.placed)
  const [removed, setRemoved] = useState<ReadonlySet<unknown>>(new Set())
  const [open, setOpen] = useState<Open | null>(null)
  const latest = useRef({ known, removed })
  const report = (document: ArticleDocument) => {
    const now = placedBlocks(document)
    setPlaced(now)
    const below = belowNow(first.below, { placed: now, removed: latest.current.removed })
    const body = bodyToSave(first.blocks, { document, below, known: latest.current.known })
    onChange({ ...body, content: contentToSave(body.content, first, stored) })
  }
  const editor = useEditor({
    extensions: articleExtensions(nodesWithCards),
    content: first.document,
    editable: isEditable,
    // The policy of the back office blocks styles that scripts add.
    injectCSS: false,
    editorProps: {
      attributes: { class: 'body-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': t.label },
      transformPasted: (slice) => {
        const hasBlock = (id: string) => latest.current.known.has(id) || first.placed.includes(id)
        const content = withoutForeignBlocks(slice.content, hasBlock)
        return content.eq(slice.content) ? slice : Slice.maxOpen(content)
      },
      handleKeyDown: (view, event) => {
        if (!event.altKey || event.key !== 'F10') return false
        view.dom.closest('.body')?.querySelector<HTMLElement>('[role="toolbar"] :is(select, button)')?.focus()
        return true
      },
    },
    onUpdate: ({ editor: now }) => report(now.getJSON() as ArticleDocument),
  })
  const keep = (changed: Partial<typeof latest.current>) => {
    latest.current = { ...latest.current, ...changed }
    setKnown(latest.current.known)
    setRemoved(latest.current.removed)
  }
  const insert = (type: string, attrs: Record<string, unknown>) => {
    setOpen(null)
    editor
      .chain()
      .focus()
      .command(({ tr }) => Boolean(insertCard(tr, editor.schema.node(type, attrs))))
      .run()
  }
  const done = (block: BodyBlock) => {
    keep({ known: new Map([...latest.current.known, [block.props.id, block]]) })
    if (open?.block) {
      setOpen(null)
      report(editor.getJSON() as ArticleDocument)
    } else insert('articleBlock', { id: block.props.id })
  }
  const below = belowNow(first.below, { placed, removed })
  const context = useMemo(
    () => ({
      blockOf: (id: string) => known.get(id),
      editBlock: (block: BodyBlock) => setOpen({ kind: block.type as InsertKind, block }),
    }),
    [known],
  )
  const close = () => setOpen(null)
  const dialog = { block: open?.block ?? null, onClose: close, onDone: done }
  return (
    <BodyBlocks value={context}>
      <div className="body">
        {isEditable && <BodyToolbar editor={editor} onInsert={(kind) => setOpen({ kind, block: null })} />}
        <EditorContent editor={editor} />
        <p className="field__hint">{t.hint}</p>
        {below.length > 0 && (
          <BelowList
            below={below}
            isEditable={isEditable}
            onPlace={(block) => {
              editor
                .chain()
                .insertContentAt(editor.state.doc.content.size, { type: 'articleBlock', attrs: { id: block.props.id } })
                .run()
            }}
            onRemove={(value) => {
              keep({ removed: new Set([...latest.current.removed, value]) })
              report(editor.getJSON() as ArticleDocument)
            }}
          />
        )}
      </div>
      {open?.kind === 'link' && (
        <LinkDialog
          href={String(editor.getAttributes('link')['href'] ?? '')}
          onClose={close}
          onDone={(href) => {
            close()
            const chain = editor.chain().focus().extendMarkRange('link')
            if (href === '') chain.unsetLink().run()
            else if (editor.state.selection.empty && !editor.isActive('link'))
              chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
            else chain.setLink({ href }).run()
          }}
        />
      )}
      {open?.kind === 'product' && (
        <ProductDialog onClose={close} onDone={(sku) => insert('articleProduct', { sku })} />
      )}
      {open?.kind === 'Picture' && <PictureDialog {...dialog} />}
      {open?.kind === 'Quote' && <QuoteDialog {...dialog} />}
      {open?.kind === 'Video' && <VideoDialog {...dialog} />}
    </BodyBlocks>
  )
}

function openingOf({ content, blocks }: Body) {
  const document = readArticle(content)
  const known = new Map(blocks.flatMap((value) => blockOf(value) ?? []).map((block) => [block.props.id, block]))
  const below = blocksBelow(blocks, document)
  return { document, content, blocks, written: writeArticle(document), known, below, placed: placedBlocks(document) }
}

interface BelowListProps {
  below: readonly unknown[]
  isEditable: boolean
  onPlace: (block: BodyBlock) => void
  onRemove: (value: unknown) => void
}

/** Renders the blocks that the page shows below the text. */
function BelowList({ below, isEditable, onPlace, onRemove }: BelowListProps) {
  return (
    <section className="stack" aria-label={t.below}>
      <h3>{t.below}</h3>
      <p className="field__hint">{t.belowHint}</p>
      {below.map((value, index) => {
        const block = blockOf(value)
        const name = block ? (blockTexts.types[block.type] ?? block.type) : t.missingBlock(String(index + 1))
        return (
          <div key={block?.props.id ?? index} className="body-card">
            <div className="body-card__head">
              <strong>{name}</strong>
              {isEditable && (
                <span className="body-card__actions">
                  {block && (
                    <button
                      type="button"
                      className="text-button"
                      aria-label={t.actionOf(t.place, name)}
                      onClick={() => onPlace(block)}
                    >
                      {t.place}
                    </button>
                  )}
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t.actionOf(t.remove, name)}
                    onClick={() => onRemove(value)}
                  >
                    {t.remove}
                  </button>
                </span>
              )}
            </div>
            {block && <BlockSummary block={block} />}
          </div>
        )
      })}
    </section>
  )
}

import { useMemo, useState } from 'react'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import type { ArticleDocument } from '#domain/content/article/document/article-document.ts'
import { blockTexts } from '#backoffice/content/texts/blocks.ts'
import { texts } from '../texts/en.ts'
import { blockOf, type BodyBlock } from './body-blocks.ts'
import { BodyBlocks } from './body-context.ts'
import { articleExtensions } from './extensions.ts'
import { insertCard } from './insert-card.ts'
import { LinkDialog, PictureDialog, ProductDialog, QuoteDialog, VideoDialog } from './insert-dialogs.tsx'
import { BlockSummary, nodesWithCards } from './node-views.tsx'
import { BodyToolbar, type InsertKind } from './toolbar.tsx'
import { useBody, type EditedBody } from './use-body.ts'

interface BodyEditorProps extends EditedBody {
  isEditable: boolean
}
/** An open dialog. `block` is the block to edit, or null to add a block. */
interface Open {
  kind: InsertKind
  block: BodyBlock | null
}

const t = texts.body

/** Renders the editor for an article's text, with its toolbar. */
export function BodyEditor({ start, stored, isEditable, onChange }: BodyEditorProps) {
  const body = useBody({ start, stored, onChange })
  const { opening, known, below } = body
  const [open, setOpen] = useState<Open | null>(null)
  const editor = useEditor({
    extensions: articleExtensions(nodesWithCards),
    content: opening.document,
    editable: isEditable,
    // The back office's content security policy blocks styles added by scripts.
    injectCSS: false,
    editorProps: {
      attributes: { class: 'body-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': t.label },
      transformPasted: body.ownSlice,
      handleKeyDown: (view, event) => {
        if (!event.altKey || event.key !== 'F10') return false
        view.dom.closest('.body')?.querySelector<HTMLElement>('[role="toolbar"] :is(select, button)')?.focus()
        return true
      },
    },
    onUpdate: ({ editor: now }) => body.report(now.getJSON() as ArticleDocument),
  })
  const insert = (type: string, attrs: Record<string, unknown>) => {
    setOpen(null)
    editor
      .chain()
      .focus()
      .command(({ tr }) => Boolean(insertCard(tr, editor.schema.node(type, attrs))))
      .run()
  }
  const done = (block: BodyBlock) => {
    body.setBlock(block)
    if (open?.block) {
      setOpen(null)
      body.report(editor.getJSON() as ArticleDocument)
    } else insert('articleBlock', { id: block.props.id })
  }
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
              body.remove(value)
              body.report(editor.getJSON() as ArticleDocument)
            }}
          />
        )}
      </div>
      {open?.kind === 'link' && <LinkAtCursor editor={editor} onClose={close} />}
      {open?.kind === 'product' && (
        <ProductDialog onClose={close} onDone={(sku) => insert('articleProduct', { sku })} />
      )}
      {open?.kind === 'Picture' && <PictureDialog {...dialog} />}
      {open?.kind === 'Quote' && <QuoteDialog {...dialog} />}
      {open?.kind === 'Video' && <VideoDialog {...dialog} />}
    </BodyBlocks>
  )
}

/** Renders the dialog for the link at the cursor. Without a selection, a new link uses its URL as the text. */
function LinkAtCursor({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <LinkDialog
      href={String(editor.getAttributes('link')['href'] ?? '')}
      onClose={onClose}
      onDone={(href) => {
        onClose()
        const chain = editor.chain().focus().extendMarkRange('link')
        if (href === '') chain.unsetLink().run()
        else if (editor.state.selection.empty && !editor.isActive('link'))
          chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
        else chain.setLink({ href }).run()
      }}
    />
  )
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

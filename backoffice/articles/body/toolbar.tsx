import { Toolbar } from 'react-aria-components/Toolbar'
import { useEditorState, type Editor } from '@tiptap/react'
import { texts } from '../texts/en.ts'

export type InsertKind = 'link' | 'Picture' | 'product' | 'Quote' | 'Video'
interface BodyToolbarProps {
  editor: Editor
  onInsert: (kind: InsertKind) => void
}

const t = texts.body
const levels = [2, 3, 4] as const
const modifier = /mac|iphone|ipad/i.test(navigator.userAgent) ? 'Meta' : 'Control'
const inserts = [
  ['Picture', t.picture],
  ['Quote', t.pullQuote],
  ['Video', t.video],
  ['product', t.product],
] as const

/** Renders the text editor's buttons. Arrow keys move between them. */
export function BodyToolbar({ editor, onInsert }: BodyToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: levels.find((level) => now.isActive('heading', { level })) ?? 0,
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const toggles = [
    [t.bold, state.bold, () => chain().toggleBold().run(), 'B'],
    [t.italic, state.italic, () => chain().toggleItalic().run(), 'I'],
    [t.link, state.link, () => onInsert('link'), null],
    [t.bulletList, state.bulletList, () => chain().toggleBulletList().run(), 'Shift+8'],
    [t.orderedList, state.orderedList, () => chain().toggleOrderedList().run(), 'Shift+7'],
    [t.blockquote, state.blockquote, () => chain().toggleBlockquote().run(), 'Shift+B'],
  ] as const
  return (
    <Toolbar className="body-toolbar" aria-label={t.toolbar}>
      <StyleList editor={editor} level={state.level} />
      {toggles.map(([label, isOn, run, keys]) => (
        <button
          key={label}
          type="button"
          className="body-toolbar__button"
          aria-pressed={isOn}
          aria-keyshortcuts={keys === null ? undefined : `${modifier}+${keys}`}
          onClick={run}
        >
          {label}
        </button>
      ))}
      {inserts.map(([kind, label]) => (
        <button key={kind} type="button" className="body-toolbar__button" onClick={() => onInsert(kind)}>
          {label}
        </button>
      ))}
      <button
        type="button"
        className="body-toolbar__button"
        aria-disabled={!state.canUndo}
        aria-keyshortcuts={`${modifier}+Z`}
        onClick={() => chain().undo().run()}
      >
        {t.undo}
      </button>
      <button
        type="button"
        className="body-toolbar__button"
        aria-disabled={!state.canRedo}
        aria-keyshortcuts={`${modifier}+Shift+Z`}
        onClick={() => chain().redo().run()}
      >
        {t.redo}
      </button>
    </Toolbar>
  )
}

/** Renders the paragraph style select. It retains focus after a change, because arrow keys change its value. */
function StyleList({ editor, level: current }: { editor: Editor; level: number }) {
  const apply = (value: number) => {
    const level = levels.find((each) => each === value)
    if (level === undefined) editor.commands.setParagraph()
    else editor.commands.setHeading({ level })
  }
  return (
    <span className="select">
      <select
        className="input"
        aria-label={t.style}
        value={current}
        onChange={({ currentTarget }) => apply(Number(currentTarget.value))}
      >
        <option value={0}>{t.paragraph}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t.headings[level]}
          </option>
        ))}
      </select>
    </span>
  )
}

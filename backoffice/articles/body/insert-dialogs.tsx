import { useState, type ReactNode } from 'react'
import { videoHosts } from '#domain/content/families/video.ts'
import { blockVideoSource } from '#domain/content/families/video-source.ts'
import { isProps } from '#backoffice/content/edit/blocks/field.ts'
import { pictureOf } from '#backoffice/content/edit/fields/pictures.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { articlePictureWidth } from '#domain/content/article/article-fields.ts'
import { PictureChoice } from '#backoffice/media/picker/picture-choice.tsx'
import { texts } from '../texts/en.ts'
import { newBlockId, type BodyBlock } from './body-blocks.ts'
import { isLinkUrl } from './extensions.ts'

const t = texts.dialogs

interface InsertFormProps {
  title: string
  submit: string
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** Renders a dialog with a form that Enter submits. Its fields are not part of the page's form. */
function InsertForm({ title, submit, onSubmit, onClose, children }: InsertFormProps) {
  return (
    <ModalDialog title={title} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React events also bubble to the page's form, which is the dialog's ancestor in the component tree.
          event.stopPropagation()
          onSubmit()
        }}
      >
        {children}
        <div className="form__foot">
          <button type="submit" className="button button--small">
            {submit}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}

interface LinkDialogProps {
  href: string
  onClose: () => void
  /** An empty URL removes the link. */
  onDone: (href: string) => void
}

/** Renders the form for a link's URL. */
export function LinkDialog({ href, onClose, onDone }: LinkDialogProps) {
  const [value, setValue] = useState(href)
  const [isChecked, setChecked] = useState(false)
  const address = value.trim()
  const isValid = isLinkUrl(address)
  return (
    <InsertForm
      title={t.linkTitle}
      submit={t.apply}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true)
        if (isValid) onDone(address)
      }}
    >
      <TextField
        label={t.linkUrl}
        hint={t.linkHint}
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={isChecked && !isValid ? t.linkInvalid : undefined}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {href !== '' && (
        <button type="button" className="text-button" onClick={() => onDone('')}>
          {t.linkRemove}
        </button>
      )}
    </InsertForm>
  )
}

/** Renders the form for a product card's SKU. */
export function ProductDialog({ onClose, onDone }: { onClose: () => void; onDone: (sku: string) => void }) {
  const [value, setValue] = useState('')
  const [isChecked, setChecked] = useState(false)
  const sku = value.trim()
  const isValid = /^[\w.-]{1,64}$/.test(sku)
  return (
    <InsertForm
      title={t.productTitle}
      submit={t.insert}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true)
        if (isValid) onDone(sku)
      }}
    >
      <TextField
        label={t.sku}
        hint={t.skuHint}
        autoFocus
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={value}
        error={isChecked && !isValid ? t.skuInvalid : undefined}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </InsertForm>
  )
}

interface BlockDialogProps {
  /** The block to edit, or null to add a block. */
  block: BodyBlock | null
  onClose: () => void
  onDone: (block: BodyBlock) => void
}
const lineOf = (block: BodyBlock | null, name: string) => {
  const value = block?.props[name]
  return typeof value === 'string' ? value : ''
}
const optional = (name: string, value: string) => (value.trim() === '' ? {} : { [name]: value.trim() })
function without(block: BodyBlock | null, names: readonly string[]) {
  return Object.fromEntries(Object.entries(block?.props ?? {}).filter(([name]) => !names.includes(name)))
}

/** Renders the form for a pull quote. */
export function QuoteDialog({ block, onClose, onDone }: BlockDialogProps) {
  const [text, setText] = useState(lineOf(block, 'text'))
  const [name, setName] = useState(lineOf(block, 'name'))
  const [role, setRole] = useState(lineOf(block, 'role'))
  const [isChecked, setChecked] = useState(false)
  const isMissing = text.trim() === ''
  return (
    <InsertForm
      title={t.quoteTitle}
      submit={block ? t.apply : t.insert}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true)
        if (isMissing) return
        const id = block?.props.id ?? newBlockId('Quote')
        const own = { text: text.trim(), ...optional('name', name), ...optional('role', role) }
        onDone({ type: 'Quote', props: { ...without(block, ['name', 'role']), id, ...own } })
      }}
    >
      <TextArea
        label={t.quote}
        autoFocus
        maxLength={600}
        value={text}
        error={isChecked && isMissing ? t.quoteMissing : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextField
        label={t.name}
        maxLength={300}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextField
        label={t.role}
        maxLength={300}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value)}
      />
    </InsertForm>
  )
}

/** Renders the form for a video's URL. */
export function VideoDialog({ block, onClose, onDone }: BlockDialogProps) {
  const host = lineOf(block, 'host')
  const known =
    host === 'youtube' || host === 'vimeo' ? videoHosts[host].page(lineOf(block, 'videoId')) : lineOf(block, 'file')
  const [url, setUrl] = useState(known)
  const [title, setTitle] = useState(lineOf(block, 'title'))
  const [isChecked, setChecked] = useState(false)
  const source = blockVideoSource(url.trim())
  const isUntitled = title.trim() === ''
  return (
    <InsertForm
      title={t.videoTitle}
      submit={block ? t.apply : t.insert}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true)
        if (!source || isUntitled) return
        const id = block?.props.id ?? newBlockId('Video')
        const otherProps = without(block, ['host', 'videoId', 'file', ...('host' in source ? ['captions'] : [])])
        onDone({ type: 'Video', props: { picture: { alt: '' }, ...otherProps, id, title: title.trim(), ...source } })
      }}
    >
      <TextField
        label={t.videoUrl}
        hint={t.videoHint}
        type="url"
        autoFocus
        value={url}
        error={isChecked && !source ? t.videoInvalid : undefined}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <TextField
        label={t.videoName}
        maxLength={300}
        value={title}
        error={isChecked && isUntitled ? t.videoNameMissing : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
    </InsertForm>
  )
}

/** Renders the form for a picture in the text. */
export function PictureDialog({ block, onClose, onDone }: BlockDialogProps) {
  const stored = block?.props['picture']
  const [picture, setPicture] = useState(pictureOf(stored))
  const [alt, setAlt] = useState(isProps(stored) && typeof stored['alt'] === 'string' ? stored['alt'] : '')
  const [caption, setCaption] = useState(lineOf(block, 'caption'))
  const [isChecked, setChecked] = useState(false)
  const [isChoosing, setChoosing] = useState(block === null)
  return (
    <InsertForm
      title={t.pictureTitle}
      submit={block ? t.apply : t.insert}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true)
        if (!picture) return
        const id = block?.props.id ?? newBlockId('Picture')
        const shown = { ...picture, alt: alt.trim() }
        onDone({
          type: 'Picture',
          props: { ...without(block, ['caption']), id, picture: shown, ...optional('caption', caption) },
        })
      }}
    >
      {picture && <img className="article-picture" src={`${picture.base}-${picture.widths.at(-1)}.avif`} alt="" />}
      {isChoosing ? (
        <PictureChoice
          minWidth={articlePictureWidth}
          onPick={([chosen]) => {
            setPicture(chosen!)
            setAlt(chosen!.alt)
            setChoosing(false)
          }}
        />
      ) : (
        <button type="button" className="button button--line button--small" onClick={() => setChoosing(true)}>
          {texts.pictures.change}
        </button>
      )}
      {isChecked && !picture && <p className="field__error">{texts.pictures.missing}</p>}
      <TextField
        label={texts.pictures.alt}
        hint={texts.pictures.altHint}
        maxLength={300}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <TextField
        label={t.caption}
        maxLength={600}
        value={caption}
        onChange={({ currentTarget }) => setCaption(currentTarget.value)}
      />
    </InsertForm>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { AccountPage } from './account/account-page.tsx'
import { Link } from './link.tsx'
import { PostForm, useIsPosting } from './post-form.tsx'

// Shared layout of the addresses and cards pages.

interface SavedPageProps {
  to: string
  texts: Readonly<Record<'title' | 'lead' | 'list' | 'add' | 'none' | 'full', string>>
  status: ReactNode
  form: ReactNode
  isFull: boolean
  cards: readonly { id: string; card: ReactNode }[]
}

export function SavedPage({ to, texts, status, form, isFull, cards }: SavedPageProps) {
  const add = (
    <Link className="button" to={`${to}?add=1`}>
      {texts.add}
    </Link>
  )
  return (
    <AccountPage title={texts.title} lead={<p className="muted">{texts.lead}</p>} className="saved">
      {status}
      {form ?? (cards.length > 0 && <p className="saved__add">{isFull ? texts.full : add}</p>)}
      {cards.length > 0 && (
        <ul className="saved__list" aria-label={texts.list}>
          {cards.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      )}
      {cards.length === 0 && !form && (
        <div className="empty">
          <p>{texts.none}</p>
          {add}
        </div>
      )}
    </AccountPage>
  )
}

/** Renders a form that takes focus when it opens. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="saved__form" aria-labelledby="form">
      <h2 className="h3" id="form" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface DeleteQuestionProps {
  to: string
  /** The posted field that identifies the item. */
  field: { name: string; value: string }
  question: string
  children: ReactNode
  yes: string
  no: string
}

/** Renders the deletion confirmation, which takes focus. */
export function DeleteQuestion({ to, field, question, children, yes, no }: DeleteQuestionProps) {
  const isPosting = useIsPosting('op', 'delete')
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => fieldset.current?.focus(), [])
  return (
    <fieldset className="saved__sure" id="sure" tabIndex={-1} ref={fieldset}>
      <legend>
        <strong>{question}</strong> {children}
      </legend>
      <div className="saved__actions">
        <PostForm to={to}>
          <input type="hidden" name="op" value="delete" />
          <input type="hidden" name={field.name} value={field.value} />
          <button className="button button--small" aria-busy={isPosting}>
            {yes}
          </button>
        </PostForm>
        <Link className="link" to={to}>
          {no}
        </Link>
      </div>
    </fieldset>
  )
}

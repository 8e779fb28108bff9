import { useId, useState } from 'react'
import { articleLimits } from '#domain/content/article/article-fields.ts'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts/en.ts'

interface TagsFieldProps {
  tags: readonly string[]
  /** Names to suggest. */
  known: readonly string[]
  onChange: (tags: readonly string[]) => void
}

const t = texts.edit

/** Renders an article's tags with a field for adding more. */
export function TagsField({ tags, known, onChange }: TagsFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const add = () => {
    const typed = text.trim().slice(0, articleLimits.tag)
    if (typed === '' || tags.length >= articleLimits.tags) return
    // A known tag retains its spelling, regardless of the entered case.
    const name = known.find((each) => each.toLowerCase() === typed.toLowerCase()) ?? typed
    if (!tags.includes(name)) onChange([...tags, name])
    setText('')
  }
  return (
    <div className="field">
      <label htmlFor={id}>{texts.fields.tags}</label>
      {tags.length > 0 && (
        <ul className="article-tags" aria-label={texts.fields.tags}>
          {tags.map((name) => (
            <li key={name} className="article-tags__tag">
              {name}
              <button
                type="button"
                className="icon-button"
                aria-label={t.removeTag(name)}
                onClick={() => onChange(tags.filter((each) => each !== name))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="article-tags__add">
        <input
          id={id}
          className="input"
          list={`${id}-known`}
          maxLength={articleLimits.tag}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <button type="button" className="button button--line button--small" onClick={add}>
          {t.addTag}
        </button>
      </span>
      <datalist id={`${id}-known`}>
        {known
          .filter((name) => !tags.includes(name))
          .map((name) => (
            <option key={name}>{name}</option>
          ))}
      </datalist>
      <p id={`${id}-hint`} className="field__hint">
        {t.tagsHint}
      </p>
    </div>
  )
}

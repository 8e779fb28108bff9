import { useState } from 'react'
import { Link } from 'react-router'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { findAnswers } from '../desk/waiting.ts'
import type { CannedAnswer } from '../support-types.ts'
import { texts } from '../texts/en.ts'

interface AnswerPickerProps {
  answers: readonly CannedAnswer[]
  onPick: (text: string) => void
  onClose: () => void
}

const t = texts.picker

/** Renders a search for canned answers. Enter inserts the first match. */
export function AnswerPicker({ answers, onPick, onClose }: AnswerPickerProps) {
  const [words, setWords] = useState('')
  const found = findAnswers(answers, words)
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (found[0]) onPick(found[0].text)
        }}
      >
        <TextField
          label={t.find}
          type="search"
          autoFocus
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </form>
      {found.length === 0 && <p className="muted small">{answers.length === 0 ? t.empty : t.none}</p>}
      <ul className="picker">
        {found.map(({ title, text }) => (
          <li key={title}>
            <button type="button" className="picker__answer" onClick={() => onPick(text)}>
              <strong>{title}</strong>
              <span className="muted small">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small">
        <Link to="/support/answers">{t.edit}</Link>
      </p>
    </ModalDialog>
  )
}

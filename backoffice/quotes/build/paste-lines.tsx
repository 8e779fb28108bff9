import { useState } from 'react'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { texts } from '../texts/en.ts'
import { withPastedSkus, type DraftLine } from './lines-draft.ts'

interface PasteLinesProps {
  lines: readonly DraftLine[]
  onChange: (lines: DraftLine[]) => void
}

const t = texts.build

/** Renders a field for pasting SKUs with quantities, such as from a spreadsheet. Unreadable rows stay in the field. */
export function PasteLinesField({ lines, onChange }: PasteLinesProps) {
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const add = () => {
    const read = withPastedSkus(lines, text)
    onChange(read.lines)
    setProblems(read.problems)
    setText(read.problems.join('\n'))
  }
  return (
    <details className="quote-paste">
      <summary>{t.paste}</summary>
      <div className="stack">
        <TextArea
          label={t.pasteLabel}
          hint={t.pasteHint}
          maxLength={quoteLimits.skuTextLength}
          spellCheck={false}
          value={text}
          error={problems.length > 0 ? t.unreadable(problems.length) : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div>
          <button type="button" className="button button--line button--small" onClick={add}>
            {t.addAll}
          </button>
        </div>
      </div>
    </details>
  )
}

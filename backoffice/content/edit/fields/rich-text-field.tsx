import { useRef } from 'react'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { blockTexts } from '../../texts/blocks.ts'
import { messageAt } from '../blocks/problems.ts'
import type { FieldProps } from './field-props.ts'
import { labelOf } from './label-of.ts'
import { formats, applyTextFormat } from './rich-text.ts'

const t = blockTexts.richText

/** Renders rich text as its source with buttons that put the selected text into an element. */
export function RichTextField({ field, name, path, value, problems, onChange }: FieldProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const text = typeof value === 'string' ? value : ''
  const apply = (format: (typeof formats)[number]) => {
    const area = ref.current
    if (!area) return
    const edited = applyTextFormat(text, area.selectionStart, area.selectionEnd, format)
    onChange(edited.text, path)
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(edited.start, edited.end)
    })
  }
  return (
    <div className="rich-text">
      <TextArea
        ref={ref}
        label={labelOf(field, name)}
        hint={t.hint}
        rows={Math.min(14, Math.max(4, Math.ceil(text.length / 60)))}
        maxLength={200_000}
        value={text}
        error={messageAt(problems, path)}
        onChange={({ currentTarget }) => onChange(currentTarget.value, path)}
      />
      <fieldset className="rich-text__tools" aria-label={t.tools}>
        {formats.map((format) => (
          <button key={format} type="button" className="text-button" onClick={() => apply(format)}>
            {t[format]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

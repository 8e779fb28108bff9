import { useRef, type ComponentProps } from 'react'
import { texts } from '../texts/en.ts'
import { TextArea } from './field.tsx'
import { applyTextFormat, textFormats, type Heading } from './rich-text.ts'

type RichTextAreaProps = Omit<ComponentProps<typeof TextArea>, 'ref' | 'value' | 'onChange' | 'rows'> & {
  value: string
  /** The heading element that the text may contain. */
  heading: Heading
  onChange: (text: string) => void
}

const t = texts.form.richText

/** Renders rich text as HTML source, with buttons that wrap the selected text in an element. */
export function RichTextArea({ value, heading, onChange, ...area }: RichTextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const apply = (format: (typeof textFormats)[number]) => {
    const control = ref.current
    if (!control) return
    const edited = applyTextFormat(value, [control.selectionStart, control.selectionEnd], format, heading)
    onChange(edited.text)
    requestAnimationFrame(() => {
      control.focus()
      control.setSelectionRange(edited.start, edited.end)
    })
  }
  return (
    <div className="rich-text">
      <TextArea
        ref={ref}
        hint={t.hint(heading)}
        rows={Math.min(14, Math.max(4, Math.ceil(value.length / 60)))}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...area}
      />
      <fieldset className="rich-text__tools" aria-label={t.tools}>
        {textFormats.map((format) => (
          <button key={format} type="button" className="text-button" onClick={() => apply(format)}>
            {t[format]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

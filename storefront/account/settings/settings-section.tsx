import type { ReactNode } from 'react'

interface SettingsSectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section className="settings__section" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {text !== undefined && <p className="muted">{text}</p>}
      {children}
    </section>
  )
}

interface FoldedFormProps {
  summary: string
  /** True after a problem. */
  isOpen: boolean
  children: ReactNode
}

/** Renders a rarely used form behind its summary, which makes the page shorter. */
export function FoldedForm({ summary, isOpen, children }: FoldedFormProps) {
  return (
    <details className="settings__fold" open={isOpen}>
      <summary className="link">{summary}</summary>
      {children}
    </details>
  )
}

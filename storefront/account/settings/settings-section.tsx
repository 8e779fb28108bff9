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

import { useState } from 'react'
import { Section } from '#backoffice/kit/page.tsx'
import { texts } from '../texts/en.ts'

const t = texts.detail

/** Renders a link's URL with a copy button. */
export function CopyUrl({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Section title={t.url}>
      <div className="copy-url">
        <input
          className="input"
          readOnly
          aria-label={t.url}
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
        >
          {t.copy}
        </button>
        <output className="small">{isCopied && t.copied}</output>
      </div>
    </Section>
  )
}

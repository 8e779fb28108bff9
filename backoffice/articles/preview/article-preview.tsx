import { useState } from 'react'
import { sites, siteSettings, type Site } from '#domain/sites.ts'
import { Preview } from '#backoffice/content/preview/preview-frame.tsx'
import { devices, type Device } from '#backoffice/content/preview/preview-options.ts'
import { texts as contentTexts } from '#backoffice/content/texts/en.ts'
import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { Section } from '#backoffice/kit/page.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { Article } from '../article-types.ts'
import { texts } from '../texts/en.ts'
import { useArticlePreview } from './use-article-preview.ts'

const t = texts.preview

/** Renders a preview of the last saved version in the shop. The preview loads when staff open it. */
export function ArticlePreview({ article, isDirty }: { article: Article; isDirty: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title={t.title}
      actions={
        <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.hide : t.show}
        </button>
      }
    >
      <p className="muted small">{isDirty ? t.old(article.latest) : t.of(article.latest)}</p>
      {isOpen && <OpenPreview id={article.id} number={article.latest} />}
    </Section>
  )
}

function OpenPreview({ id, number }: { id: number; number: number }) {
  const [site, setSite] = useState<Site>('USA')
  const [device, setDevice] = useState<Device>('desktop')
  const link = useArticlePreview({ id, number, site })
  const copy = () =>
    void navigator.clipboard.writeText(link.url ?? '').then(
      () => notify(t.copied),
      () => notify(t.notCopied),
    )
  return (
    <div className="stack">
      <div className="article-preview__options">
        <FilterChoice
          label={t.site}
          value={site}
          options={sites.map((each) => [each, siteSettings[each].title] as const)}
          onChange={(value) => setSite(sites.find((each) => each === value) ?? 'USA')}
        />
        <FilterChoice
          label={t.device}
          value={device}
          options={devices.map((each) => [each, contentTexts.preview.devices[each]] as const)}
          onChange={(value) => setDevice(devices.find((each) => each === value) ?? 'desktop')}
        />
        {link.url !== null && (
          <button type="button" className="button button--line button--small" onClick={copy}>
            {t.copy}
          </button>
        )}
      </div>
      <Preview link={link} device={device} />
    </div>
  )
}

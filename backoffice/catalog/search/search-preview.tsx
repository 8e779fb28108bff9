import { texts } from '../texts/en.ts'

interface SearchPreviewProps {
  url: string
  title: string
  summary: string
}

/** Renders a product page as search engines usually show it; long texts are cut off. */
export function SearchPreview({ url, title, summary }: SearchPreviewProps) {
  return (
    <figure className="search-preview">
      <figcaption className="muted small">{texts.searchTexts.preview}</figcaption>
      <div className="search-preview__result">
        <p className="search-preview__url small">{url}</p>
        <p className="search-preview__title">{title}</p>
        {summary !== '' && <p className="search-preview__text small">{summary}</p>}
      </div>
    </figure>
  )
}

import { texts } from '../texts/en.ts'

interface ResultPreviewProps {
  url: string
  title: string
  summary: string
}

/** Renders a product page as a search engine result, with long texts cut off. */
export function ResultPreview({ url, title, summary }: ResultPreviewProps) {
  return (
    <figure className="result-preview">
      <figcaption className="muted small">{texts.searchTexts.preview}</figcaption>
      <div className="result-preview__result">
        <p className="result-preview__url small">{url}</p>
        <p className="result-preview__title">{title}</p>
        {summary !== '' && <p className="result-preview__text small">{summary}</p>}
      </div>
    </figure>
  )
}

// The combobox pattern needs a listbox with linked options, which no HTML element provides.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { type KeyboardEvent, type RefObject, useImperativeHandle } from 'react'
import { useNavigate } from '#storefront/router/contexts.ts'
import { Picture } from '#ui/picture.tsx'
import type { CardView } from '../catalog/card/card-view.ts'
import { PriceLine } from '../catalog/card/price-line.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { enterTarget, enterWaitMs, hasNoResults, isOutdated, keyEffect } from './preview-state.ts'
import { PreviewSide } from './preview-side.tsx'
import type { PreviewHandle } from './preview-handle.ts'
import { searchUrl } from './suggestions.ts'
import { type Preview, usePreview } from './use-preview.ts'

interface SearchPreviewProps {
  listId: string
  typed: string
  active: number | null
  onActive: (index: number | null) => void
  onClose: () => void
  onClear: () => void
  handle: RefObject<PreviewHandle | null>
}

export function SearchPreview({ listId, typed, active, onActive, onClose, onClear, handle }: SearchPreviewProps) {
  const q = typed.trim()
  const navigate = useNavigate()
  const { preview, running, max } = usePreview(q, true)
  // A key must not open a product that does not match the entered query.
  const hits = isOutdated(preview, q) ? [] : preview.hits
  const submit = async () => {
    const result = preview.q === q && preview.status === 'ready' ? preview : await within(running.current, enterWaitMs)
    const redirectUrl = result?.q === q ? result.redirectUrl : undefined
    onClose()
    void navigate(enterTarget(redirectUrl, searchUrl(q)))
  }
  const follow = (hit: CardView | undefined) => {
    if (!hit) return
    onClose()
    void navigate(hit.url)
  }
  useImperativeHandle(handle, () => ({
    submit: () => void submit(),
    onKey: (event: KeyboardEvent<HTMLInputElement>) => {
      const box = { isOpen: true, active, count: hits.length, isEmpty: q === '' }
      const effect = keyEffect(event.key, box)
      if (effect === null) return
      event.preventDefault()
      if (effect === 'submit') void submit()
      else if (effect === 'close') onClose()
      else if (effect === 'clear') onClear()
      else if (effect === 'follow') follow(hits[active ?? 0])
      else onActive(effect.active)
    },
  }))
  return (
    <div className="preview">
      <PreviewSide preview={preview} q={q} />
      <Hits preview={preview} max={max} q={q} listId={listId} active={active} onActive={onActive} />
    </div>
  )
}

interface HitsProps {
  preview: Preview
  max: number
  q: string
  listId: string
  active: number | null
  onActive: (index: number | null) => void
}

function Hits({ preview, max, q, listId, active, onActive }: HitsProps) {
  const texts = useTexts('search')
  const { status, hits, total, partialPhrase, suggested } = preview
  if (status === 'failed' || status === 'blocked') {
    return <p className="preview__products">{status === 'blocked' ? texts.blocked : texts.failed}</p>
  }
  if (status === 'loading' && hits.length === 0) {
    return <Skeletons listId={listId} count={max} />
  }
  const isEmpty = hasNoResults(preview)
  const isPopular = preview.q === '' || isEmpty
  return (
    <div className="preview__products">
      {(isEmpty || hits.length === 0) && <NoResults isSearch={preview.q !== ''} top={suggested.top} />}
      {hits.length > 0 && (
        <h2>
          {isPopular ? texts.popular : texts.products}
          {q !== '' && !isEmpty && (
            <Link className="link" to={searchUrl(q)}>
              {texts.viewAll}
            </Link>
          )}
        </h2>
      )}
      {partialPhrase !== null && <p>{texts.noExactMatch(partialPhrase)}</p>}
      {!isPopular && (
        <p className="visually-hidden" role="status">
          {texts.found(total)}
        </p>
      )}
      <div className="hits" id={listId} role="listbox" aria-label={texts.products} inert={isOutdated(preview, q)}>
        {hits.map((hit, index) => (
          <Link
            key={hit.id}
            id={`${listId}-${index}`}
            className="hit"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={hit.url}
            onPointerEnter={() => onActive(index)}
          >
            <Picture source={hit.picture} sizes="10rem" alt="" name={hit.name} />
            <b>{hit.name}</b>
            <PriceLine price={hit.price} />
          </Link>
        ))}
      </div>
    </div>
  )
}

function NoResults({ isSearch, top }: { isSearch: boolean; top: Preview['suggested']['top'] }) {
  const texts = useTexts('search')
  return (
    <div className="preview__none">
      {isSearch && (
        <p role="status">
          <b>{texts.noResults}</b>
        </p>
      )}
      <h2>{texts.topSuggestions}</h2>
      <ul className="row">
        {top.map(({ text, to }) => (
          <li key={to}>
            <Link className="chip" to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Skeletons({ listId, count }: { listId: string; count: number }) {
  const texts = useTexts('search')
  return (
    <div className="preview__products" aria-busy="true" aria-label={texts.searching}>
      <div className="hits" id={listId} role="listbox" aria-label={texts.products}>
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className="hit"
            role="option"
            aria-selected="false"
            aria-disabled="true"
            aria-label={texts.searching}
          >
            <span className="picture skeleton" />
            <span className="skeleton skeleton--text" />
          </span>
        ))}
      </div>
    </div>
  )
}

function within<T>(promise: Promise<T> | null, milliseconds: number): Promise<T | null> {
  if (promise === null) return Promise.resolve(null)
  return Promise.race([promise, new Promise<null>((done) => setTimeout(() => done(null), milliseconds))])
}

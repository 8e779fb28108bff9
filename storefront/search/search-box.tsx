import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from '#storefront/router/contexts.ts'
import { Icon } from '#ui/icon.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { loadTexts } from '../texts.ts'
import { useQuery } from '#storefront/browser/use-query.ts'
import type { PreviewHandle } from './preview-handle.ts'

const SearchPreview = lazy(async () => ({ default: (await import('./search-preview.tsx')).SearchPreview }))

/**
 * Renders the search form. On first focus, it becomes a combobox and loads its preview. The preview closes on blur,
 * navigation, and layout changes [SEARCH-005, SEARCH-054..058].
 */
export function SearchBox() {
  const texts = useTexts('shell')
  const { language } = useShop()
  const navigate = useNavigate()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const [typed, setTyped] = useTyped(() => {
    setOpen(false)
    setActive(null)
  })
  useCloseOnLayoutChange(setOpen)
  const [isReady, setReady] = useState(false)
  const box = useRef<HTMLElement>(null)
  const handle = useRef<PreviewHandle | null>(null)

  const open = () => {
    setOpen(true)
    if (!isReady) void loadTexts(language, ['search', 'catalog']).then(() => setReady(true))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    if (handle.current && isOpen) handle.current.submit()
    else void navigate(`/search?${new URLSearchParams({ q: typed.trim() }).toString()}`)
  }
  return (
    // Blur must leave the whole box, not only one of its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <search
      ref={box}
      className="search-box"
      onBlur={(event) => box.current?.contains(event.relatedTarget) || setOpen(false)}
    >
      <form action={usePath('/search')} onSubmit={submit}>
        <label className="visually-hidden" htmlFor="q">
          {texts.searchLabel}
        </label>
        <Icon name="search" />
        <input
          id="q"
          name="q"
          type="search"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active !== null ? `${listId}-${active}` : undefined}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={typed}
          onFocus={open}
          // The input may have focus while the preview is closed.
          onClick={open}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(null)
            open()
          }}
          onKeyDown={(event) => handle.current?.onKey(event)}
        />
      </form>
      {isOpen && isReady && (
        <Suspense fallback={null}>
          <SearchPreview
            listId={listId}
            typed={typed}
            active={active}
            onActive={setActive}
            onClose={() => setOpen(false)}
            onClear={() => setTyped('')}
            handle={handle}
          />
        </Suspense>
      )}
    </search>
  )
}

/** Returns the entered text. Each navigation replaces it with the search page's query. */
function useTyped(onNavigation: () => void) {
  const { pathname, search } = useLocation()
  const query = useQuery().get('q')
  const displayed = (pathname === '/search' && query) || ''
  const [typed, setTyped] = useState(displayed)
  const [page, setPage] = useState(pathname + search)
  if (page !== pathname + search) {
    setPage(pathname + search)
    setTyped(displayed)
    onNavigation()
  }
  return [typed, setTyped] as const
}

/** Closes the preview when the layout becomes wider or narrower. */
function useCloseOnLayoutChange(setOpen: (isOpen: boolean) => void) {
  useEffect(() => {
    const wide = matchMedia('(min-width: 48rem)')
    const close = () => setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [setOpen])
}

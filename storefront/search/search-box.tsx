import { useHref, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '../shop-context.tsx'

export function SearchBox() {
  const texts = useTexts('shell')
  const action = useHref('/search')
  const [params] = useSearchParams()
  return (
    <form className="search-box" role="search" action={action}>
      <label className="visually-hidden" htmlFor="q">
        {texts.searchLabel}
      </label>
      <Icon name="search" />
      <input
        id="q"
        name="q"
        type="search"
        placeholder={texts.searchPlaceholder}
        defaultValue={params.get('q') ?? ''}
        autoComplete="off"
      />
    </form>
  )
}

import { useEffect, useRef, useState, type RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useFilters } from './filters.ts'

const typingPauseMs = 250

/** Renders a search field that sets the filter `q` after a pause in typing. */
export function SearchBox({ label, inputRef }: { label: string; inputRef: RefObject<HTMLInputElement | null> }) {
  const [params, change] = useFilters()
  const inUrl = params.get('q') ?? ''
  const [text, setText] = useState(inUrl)
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Links and the back button also change the filter.
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl)
    if (inUrl !== text.trim()) setText(inUrl)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (value: string) => {
    clearTimeout(timer.current)
    change({ q: value.trim() })
  }
  return (
    <search className="search-box">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search(text)
        }}
      >
        <Icon name="search" />
        <input
          ref={inputRef}
          className="input"
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => search(value), typingPauseMs)
          }}
        />
      </form>
    </search>
  )
}

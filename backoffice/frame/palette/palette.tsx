import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection, Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { useNavigate } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { pagesOf } from '../nav/pages.ts'
import { texts } from '../texts/en.ts'
import { useSession } from '../use-me.ts'
import { entryForHit, filterEntries, type PaletteEntry } from './entries.ts'
import { minSearchLength, useFind } from './use-find.ts'

const groups = ['order', 'customer', 'product', 'page', 'action'] as const

/** Renders the search for orders, customers, products, pages, and actions. */
export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const [typed, setTyped] = useState('')
  const { entries, status } = useEntries(typed)
  const navigate = useNavigate()
  const open = ({ to, action }: PaletteEntry) => {
    onClose()
    if (to !== undefined) void navigate(to)
    else if (action === 'keys') onKeys()
  }
  return (
    <ModalOverlay className="overlay overlay--top" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal palette">
        <Dialog className="modal__dialog" aria-label={texts.palette.title}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <SearchField className="palette__field" aria-label={texts.palette.label} autoFocus>
              <Icon name="search" />
              <Input className="palette__input" placeholder={texts.palette.label} />
            </SearchField>
            <Menu
              className="menu palette__menu"
              aria-label={texts.palette.title}
              items={groups
                .map((group) => ({ id: group, entries: entries.filter((entry) => entry.group === group) }))
                .filter((group) => group.entries.length > 0)}
              onAction={(key) => {
                const entry = entries.find(({ id }) => id === key)
                if (entry) open(entry)
              }}
            >
              {(group) => (
                <MenuSection id={group.id}>
                  <Header className="menu__head">{texts.palette.groups[group.id]}</Header>
                  <Collection items={group.entries}>{(entry) => <Entry entry={entry} />}</Collection>
                </MenuSection>
              )}
            </Menu>
          </Autocomplete>
          <output className="palette__status muted small">{status}</output>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Entry({ entry: { id, title, detail } }: { entry: PaletteEntry }) {
  return (
    <MenuItem id={id} className="menu__item" textValue={title}>
      <span>{title}</span>
      <span className="muted small">{detail}</span>
    </MenuItem>
  )
}

function useEntries(typed: string): { entries: PaletteEntry[]; status: string } {
  const { me } = useSession()
  const { hits, isSearching, isFailed } = useFind(typed)
  const groups = pagesOf(me)
  const pages = groups
    .flatMap((group) => group.pages)
    .map(({ to, title }): PaletteEntry => ({
      id: `page-${to}`,
      group: 'page',
      title,
      detail: '',
      to,
    }))
  const keys: PaletteEntry = { id: 'keys', group: 'action', title: texts.keys.title, detail: '?', action: 'keys' }
  const entries = [...hits.map((hit) => entryForHit(hit)), ...filterEntries([...pages, keys], typed)]
  return { entries, status: statusOf(typed, entries.length, isSearching, isFailed) }
}

function statusOf(typed: string, count: number, isSearching: boolean, isFailed: boolean): string {
  if (isFailed) return texts.palette.failed
  if (isSearching) return texts.palette.searching
  if (typed.trim().length < minSearchLength) return texts.palette.hint
  return count === 0 ? texts.palette.none(typed.trim()) : ''
}

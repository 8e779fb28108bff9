import { Button } from 'react-aria-components/Button'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components/Menu'
import { Icon } from '#ui/icon.tsx'
import { call } from '../call/call.ts'
import { session } from '../call/session.ts'
import { useCell } from '../call/store.ts'
import { notify } from '../kit/toasts.tsx'
import { texts } from './texts/en.ts'
import { theme, type Theme } from './theme.ts'
import { useSession } from './use-me.ts'

/** Renders the account menu: theme, shortcuts, and logout options. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const { me } = useSession()
  const chosen = useCell(theme.chosen)
  return (
    <MenuTrigger>
      <Button className="top-bar__account">
        <span className="avatar" aria-hidden>
          {me.name.slice(0, 1).toUpperCase()}
        </span>
        <span className="top-bar__name">{me.name}</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <div className="menu__person">
          <strong>{me.name}</strong>
          <span className="muted small">{me.isDemo ? texts.account.demo : me.email}</span>
        </div>
        <Menu
          className="menu"
          aria-label={texts.account.label(me.name)}
          onAction={(key) => void act(String(key), onKeys)}
        >
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[chosen]}
            onSelectionChange={(keys) => {
              const [next] = keys === 'all' ? [] : keys
              if (next !== undefined) theme.choose(next as Theme)
            }}
          >
            <Header className="menu__head">{texts.account.theme}</Header>
            {theme.themes.map((each) => (
              <MenuItem key={each} id={each} className="menu__item" textValue={texts.account.themes[each]}>
                <Icon name="check" />
                {texts.account.themes[each]}
              </MenuItem>
            ))}
          </MenuSection>
          <Separator className="menu__line" />
          <MenuItem id="keys" className="menu__item">
            {texts.account.keyboard}
          </MenuItem>
          <MenuItem id="endOthers" className="menu__item">
            {texts.account.endOthers}
          </MenuItem>
          <MenuItem id="logOut" className="menu__item">
            {texts.account.logOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

async function act(action: string, onKeys: () => void) {
  if (action === 'keys') return onKeys()
  try {
    if (action === 'endOthers') {
      await call('POST /svc_admin/session/end-others', { key: crypto.randomUUID() })
      notify(texts.account.othersEnded)
    } else if (action === 'logOut') {
      await call('DELETE /svc_admin/session', { key: crypto.randomUUID() })
      session.end(true)
    }
  } catch {
    notify(texts.account.failed)
  }
}

import './sdk-keys.css'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '../call/call.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { Page, Section } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { DeleteDialog, RenameDialog, RotateDialog, SwitchOffDialog } from './key-dialogs.tsx'
import type { SdkKey, SdkKeys } from './key-types.ts'
import { KeysTable, type KeyAction } from './keys-table.tsx'
import { texts } from './texts/en.ts'

/** Returns the keys for event sources and flag SDKs. */
export function loader(): Promise<SdkKeys> {
  return call('GET /svc_admin/sdk-keys', {}, { isFresh: true })
}

const dialogs = { rename: RenameDialog, rotate: RotateDialog, switchOff: SwitchOffDialog, delete: DeleteDialog }

/** Renders the public keys that other systems use. */
export function Component() {
  const { keys, fixed } = useLoaderData<SdkKeys>()
  const mayWrite = useHasPermission('sdk_keys.write')
  const { revalidate } = useRevalidator()
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<{ action: KeyAction; of: SdkKey } | null>(null)
  const reload = () => void revalidate()
  const Dialog = opened && dialogs[opened.action]
  return (
    <Page
      title={texts.title}
      actions={
        mayWrite && (
          <button type="button" className="button button--small" onClick={() => setCreating(true)}>
            {texts.add}
          </button>
        )
      }
    >
      <div className="stack">
        <p className="muted small">{texts.intro}</p>
        {keys.length === 0 ? (
          <Empty text={texts.empty} />
        ) : (
          <KeysTable
            keys={keys}
            onChanged={reload}
            {...(mayWrite && { onAct: (action: KeyAction, of: SdkKey) => setOpened({ action, of }) })}
          />
        )}
        {fixed.length > 0 && <FixedKeys fixed={fixed} />}
        {!mayWrite && <p className="muted small">{texts.readOnly}</p>}
      </div>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} onDone={reload} />}
      {opened && Dialog && <Dialog of={opened.of} onClose={() => setOpened(null)} onDone={reload} />}
    </Page>
  )
}

function FixedKeys({ fixed }: Pick<SdkKeys, 'fixed'>) {
  return (
    <Section title={texts.fixed.title}>
      <p className="muted small">{texts.fixed.text}</p>
      <ul className="sdk-keys__fixed small">
        {fixed.map(({ kind, name }) => (
          <li key={`${kind} ${name}`}>
            {texts.kinds[kind]}: <code>{name}</code>
          </li>
        ))}
      </ul>
    </Section>
  )
}

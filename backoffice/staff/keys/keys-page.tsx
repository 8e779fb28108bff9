import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatAgeNow, formatDate } from '#backoffice/kit/format/dates.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty, Message, problemText } from '#backoffice/kit/states.tsx'
import type { ApiKey } from '../staff-types.ts'
import { texts } from '../texts/en.ts'
import { KeyDialog } from './key-dialog.tsx'

const t = texts.key

/** Returns the API keys. */
export async function loader(): Promise<readonly ApiKey[]> {
  return (await call('GET /svc_admin/keys', {}, { isFresh: true })).keys
}

/** Renders the API keys without their secrets. */
export function Component() {
  const keys = useLoaderData<readonly ApiKey[]>()
  const mayWrite = useHasPermission('staff.write')
  const { revalidate } = useRevalidator()
  const [dialog, setDialog] = useState<ApiKey | 'new' | null>(null)
  const close = () => setDialog(null)
  const reload = () => void revalidate()
  return (
    <Page
      title={texts.keys}
      actions={
        mayWrite && (
          <button type="button" className="button button--small" onClick={() => setDialog('new')}>
            {t.add}
          </button>
        )
      }
    >
      {keys.length === 0 ? (
        <Empty text={t.empty} />
      ) : (
        <KeysTable keys={keys} {...(mayWrite && { onRevoke: setDialog })} />
      )}
      {dialog === 'new' && <KeyDialog onClose={close} onDone={reload} />}
      {dialog !== null && dialog !== 'new' && <RevokeDialog apiKey={dialog} onClose={close} onDone={reload} />}
    </Page>
  )
}

function KeysTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke?: (key: ApiKey) => void }) {
  return (
    <table className="data-table" aria-label={texts.keys}>
      <thead>
        <tr>
          {Object.entries(t.columns).map(([id, title]) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
          {onRevoke && <th scope="col">{t.revoke}</th>}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <td>
              <strong>{key.name}</strong>
            </td>
            <td>
              <details>
                <summary>{t.count(key.permissions.length)}</summary>
                {key.permissions.join(', ')}
              </details>
            </td>
            <td>{formatDate(key.createdAt)}</td>
            <td>{key.expiresAt === null ? texts.never : formatDate(key.expiresAt)}</td>
            <td>{key.usedAt === null ? texts.never : formatAgeNow(key.usedAt)}</td>
            {onRevoke && (
              <td>
                <button
                  type="button"
                  className="text-button"
                  aria-label={t.revokeName(key.name)}
                  onClick={() => onRevoke(key)}
                >
                  {t.revoke}
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RevokeDialog({ apiKey, onClose, onDone }: { apiKey: ApiKey; onClose: () => void; onDone: () => void }) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('DELETE /svc_admin/keys/{id}', { params: { id: apiKey.id }, key }),
    done: t.revoked,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <ConfirmDialog
      title={t.revokeTitle(apiKey.name)}
      text={t.revokeText}
      confirm={t.revoke}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}

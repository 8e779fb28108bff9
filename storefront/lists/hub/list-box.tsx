import { Picture } from '#ui/picture.tsx'
import { CopyLink } from '#storefront/widgets/lists/copy-link.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { ListCard } from './load-my-lists.ts'

interface ListPartProps {
  list: ListCard
  to: string
}

function pathOf({ type, id }: ListCard): string {
  if (type === 'registry') return `/account/registry/${id}`
  return type === 'wishlist' ? '/account/wishlist' : '/cart#saved'
}

export function ListBox({ list, to }: ListPartProps) {
  const texts = useTexts('lists')
  const formats = useFormats()
  const { id, type, count, total, privacy, isArchived, updatedAt, pictures } = list
  const name = list.title ?? (type === 'sfl' ? texts.saved : texts.wishlist)
  return (
    <section className="box" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        <Link to={pathOf(list)}>{name}</Link>
      </h2>
      <p>
        {type === 'registry' && `${texts.registry} · `}
        {texts.count(count)} · {isArchived ? texts.archived : texts.visibility[privacy]}
      </p>
      {pictures.length > 0 && (
        <ul className="lists__pictures">
          {pictures.map((picture, index) => (
            // eslint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Picture source={picture} sizes="4rem" alt="" name={name} />
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">
        {count > 0 && `${texts.total(formats.money(total))} · `}
        {texts.updated(formats.date(updatedAt))}
      </p>
      <ActionStatus
        page="my-lists"
        only={type === 'wishlist' ? ['share', 'hide'] : ['rename']}
        {...(type === 'registry' && { item: id })}
        nameOf={() => name}
        isStale={(action) => type === 'wishlist' && (action === 'share') !== (list.link !== null)}
      />
      <Sharing list={list} name={name} to={to} />
      {type !== 'sfl' && <Manage list={list} name={name} to={to} />}
    </section>
  )
}

function Sharing({ list: { id, type, link }, name, to }: ListPartProps & { name: string }) {
  const texts = useTexts('lists')
  if (type === 'sfl') return null
  return (
    <>
      {link !== null && (
        <>
          <p className="small">
            <a className="link" href={link} aria-label={texts.linkTo(name)}>
              {link}
            </a>
          </p>
          <div className="row">
            <CopyLink link={link} copy={texts.copy} copied={texts.copied} />
          </div>
        </>
      )}
      {type === 'wishlist' ? (
        <PostForm to={to} keepsScroll>
          <input type="hidden" name="op" value={link === null ? 'share' : 'hide'} />
          <input type="hidden" name="list" value={id} />
          <button className="link">{link === null ? texts.shareIt : texts.stopSharing}</button>
        </PostForm>
      ) : (
        link === null && (
          <Link className="link" to={`/account/registry/${id}/privacy`} aria-label={texts.shareOf(name)}>
            {texts.shareIt}
          </Link>
        )
      )}
    </>
  )
}

function Manage({ list: { id, type, title }, name, to }: ListPartProps & { name: string }) {
  const texts = useTexts('lists')
  return (
    <div className="lists__manage">
      {type === 'registry' && (
        <details className="wish__details">
          <summary className="link" aria-label={texts.renameOf(name)}>
            {texts.rename}
          </summary>
          <PostForm to={to} keepsScroll className="form">
            <input type="hidden" name="op" value="rename" />
            <input type="hidden" name="list" value={id} />
            <TextField
              id={`title-${id}`}
              name="title"
              label={texts.registryTitle}
              defaultValue={title ?? ''}
              maxLength={100}
              required
              autoComplete="off"
            />
            <button className="button button--line button--small">{texts.save}</button>
          </PostForm>
        </details>
      )}
      <PostForm to={to}>
        <input type="hidden" name="op" value="delete" />
        <input type="hidden" name="list" value={id} />
        <button className="link" aria-label={texts.deleteOf(name)}>
          {texts.delete}
        </button>
      </PostForm>
    </div>
  )
}

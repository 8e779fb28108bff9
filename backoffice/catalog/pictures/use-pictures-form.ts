import { useRef, useState } from 'react'
import { isSameOrder, pictureLimits } from '#domain/catalog/pictures/product-pictures.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf } from '#backoffice/call/problems.ts'
import { readFileAsBase64 } from '#backoffice/kit/form/file-base64.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { problemText } from '#backoffice/kit/states.tsx'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { addPicture, placedPictures, rebasePictures, type Picture } from './pictures-draft.ts'

const t = texts.pictures

/** Holds an edit of a product's pictures (uploads, order, and texts) and saves it. */
export function usePicturesForm(product: Product, onDone: () => void) {
  const params = { id: String(product.id) }
  const [read, setRead] = useState<readonly Picture[]>(product.pictures)
  const [edited, setEdited] = useState<readonly Picture[]>(product.pictures)
  const uploads = useUploads(params, (picture) =>
    // Until an editor describes the picture, its file name is better than no alternative text.
    setEdited((before) => addPicture(before, { ...picture, alt: picture.alt || product.name })),
  )
  const submission = useSubmit({
    send: async (key) => {
      const body = { read: read.map(({ base, alt }) => ({ base, alt })), pictures: placedPictures(edited) }
      try {
        return await call('PUT /svc_admin/products/{id}/pictures', { params, body, key })
      } catch (error) {
        if (isRefusalError(error) && error.code === 'pictures_changed') {
          const { pictures } = await call('GET /svc_admin/products/{id}', { params }, { isFresh: true })
          setEdited(rebasePictures({ read, edited }, pictures))
          setRead(pictures)
        }
        throw error
      }
    },
    done: t.saved,
    onDone: ({ pictures }) => {
      uploads.clearProblems()
      setRead(pictures)
      // An upload may have finished during the save.
      setEdited((now) => rebasePictures({ read: edited, edited: pictures }, now))
      onDone()
    },
  })
  return {
    pictures: edited,
    ...uploads,
    upload: (files: readonly File[]) => uploads.upload(files, pictureLimits.pictures - edited.length - uploads.waiting),
    choose: (pictures: readonly Picture[]) => {
      const chosen = pictures.map((picture) => ({ ...picture, alt: picture.alt || product.name }))
      setEdited((before) => chosen.reduce(addPicture, before).slice(0, pictureLimits.pictures))
    },
    submission,
    isDirty: !isSameOrder(read, placedPictures(edited)),
    change: setEdited,
    discard: () => {
      setEdited(read)
      uploads.clearProblems()
      submission.dismiss()
    },
  }
}

/** Uploads files one at a time and reports refused files. */
function useUploads(params: { id: string }, onUploaded: (picture: Picture) => void) {
  const [waiting, setWaiting] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])
  const queue = useRef(Promise.resolve())
  const uploadOne = async (file: File) => {
    try {
      if (file.size > pictureLimits.bytes) return setProblems((before) => [...before, t.tooLarge(file.name)])
      const body = { name: file.name, file: await readFileAsBase64(file) }
      onUploaded(await call('POST /svc_admin/products/{id}/pictures', { params, body, key: crypto.randomUUID() }))
    } catch (error) {
      const why = problemText(problemOf(error), { ...texts.refusals, ...t.refusals })
      setProblems((before) => [...before, t.failed(file.name, why)])
    } finally {
      setWaiting((before) => before - 1)
    }
  }
  return {
    waiting,
    problems,
    clearProblems: () => setProblems([]),
    upload: (files: readonly File[], free: number) => {
      const taken = files.slice(0, Math.max(0, free))
      setProblems(taken.length < files.length ? [t.tooMany(pictureLimits.pictures)] : [])
      setWaiting((before) => before + taken.length)
      for (const file of taken) queue.current = queue.current.then(() => uploadOne(file))
    },
  }
}

import { useRef, useState } from 'react'
import type { MediaDetail } from '../media-types.ts'
import { uploadFile, uploadProblem } from './upload-file.ts'
import { fileProblem } from './upload-problems.ts'
import { progressOf, withUpload, type Upload } from './upload-state.ts'

/**
 * Uploads files and returns their progress. Sends one file at a time, because the server encodes only one at a time.
 */
export function useUploads(onUploaded: (file: MediaDetail) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())
  const uploadOne = async (file: File, { key, name }: Upload) => {
    const change = (changed: Upload) => setUploads((before) => withUpload(before, changed))
    const problem = fileProblem(file)
    if (problem !== null) return change({ key, name, state: 'failed', problem })
    change({ key, name, state: 'uploading' })
    try {
      const uploaded = await uploadFile(file, key)
      change({ key, name, state: 'done', id: uploaded.id })
      onUploaded(uploaded)
    } catch (error) {
      change({ key, name, state: 'failed', problem: uploadProblem(error) })
    }
  }
  const { ended, all } = progressOf(uploads)
  return {
    uploads,
    isBusy: ended < all,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({
        file,
        upload: { key: crypto.randomUUID(), name: file.name, state: 'waiting' } as const,
      }))
      // Finished uploads are removed when a new batch starts.
      setUploads((before) => [
        ...(progressOf(before).ended < before.length ? before : []),
        ...added.map(({ upload }) => upload),
      ])
      for (const { file, upload } of added) queue.current = queue.current.then(() => uploadOne(file, upload))
    },
    close: () => setUploads([]),
  }
}

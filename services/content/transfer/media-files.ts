import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { filesOfReference, mediaPath, type MediaReference } from '#domain/media/media-references.ts'
import { contentFile, type ContentFile, type MediaEntry } from './content-files.ts'

/** A content folder, and the store's media folder, which may not exist yet. */
interface MediaFolders {
  folder: string
  store: string
}

/** A reference, and the content file that contains it. */
export interface FoundReference {
  path: string
  reference: MediaReference
}

const subfolder = join('media', 'import')
const maxBytes = 2 ** 30
const allowedName = /^[\w-]{1,120}\.(?:avif|webp|jpg|png|mp4|webm|vtt)$/

/**
 * Copies referenced media from the store into a content folder; returns media.json, and one problem per missing file.
 */
export async function exportMedia(
  { folder, store }: MediaFolders,
  found: readonly FoundReference[],
): Promise<{ list: ContentFile; problems: string[] }> {
  const stored = await namesIn(store)
  const problems: string[] = []
  const names = new Set<string>()
  for (const { path, reference } of found) {
    const files = filesOfReference(reference, stored)
    if (files.length === 0) problems.push(`${path}: ${mediaPath(reference)} is missing`)
    for (const name of files) names.add(name)
  }
  const entries: MediaEntry[] = []
  for (const name of [...names].toSorted()) {
    await copyInto(join(folder, subfolder), name, join(store, name))
    entries.push({ name, ...(await contentsOf(join(store, name))) })
  }
  return { list: contentFile('media.json', entries), problems }
}

/**
 * Compares the media in a content folder with its list and with the store. Returns the names to store, and one problem
 * for each file that is missing, changed, or outside the folder.
 */
export async function checkMedia(
  { folder, store }: MediaFolders,
  listed: readonly MediaEntry[],
  found: readonly FoundReference[],
): Promise<{ added: string[]; unchanged: number; problems: string[] }> {
  const problems: string[] = []
  const home = join(folder, subfolder)
  const present = (await namesIn(home)).filter((name) => allowedName.test(name))
  const stored = await namesIn(store)
  const missing = listed.filter(({ name }) => !present.includes(name))
  problems.push(...missing.map(({ name }) => `media/import/${name}: is missing`))
  const added: string[] = []
  let unchanged = 0
  for (const name of present) {
    const problem = await fileProblem({ folder, store }, name, stored, listed)
    if (problem !== null) problems.push(`media/import/${name}: ${problem}`)
    else if (stored.includes(name)) unchanged += 1
    else added.push(name)
  }
  const known = [...new Set([...present, ...stored])]
  for (const { path, reference } of found)
    if (filesOfReference(reference, known).length === 0) problems.push(`${path}: ${mediaPath(reference)} is missing`)
  return { added, unchanged, problems }
}

/** Copies files from a content folder into the store's media. */
export async function storeMedia({ folder, store }: MediaFolders, names: readonly string[]): Promise<void> {
  for (const name of names) await copyInto(store, name, join(folder, subfolder, name))
}

async function fileProblem(
  { folder, store }: MediaFolders,
  name: string,
  stored: readonly string[],
  listed: readonly MediaEntry[],
): Promise<string | null> {
  const file = join(folder, subfolder, name)
  if (!(await isInside(folder, file))) return 'is not inside the folder'
  const { size } = await stat(file)
  if (size > maxBytes) return `is larger than ${maxBytes} bytes`
  const contents = await contentsOf(file)
  const entry = listed.find((each) => each.name === name)
  if (entry && (entry.bytes !== contents.bytes || entry.sha256 !== contents.sha256))
    return 'differs from its checksum in media.json'
  if (!stored.includes(name)) return null
  const { sha256 } = await contentsOf(join(store, name))
  // Browsers cache a file for a year, so the content under a name must never change.
  return sha256 === contents.sha256 ? null : 'differs from the file of that name in the store: rename it'
}

/** Returns true if a file is inside a folder; a symbolic link may lead outside. */
async function isInside(folder: string, file: string): Promise<boolean> {
  return (await realpath(file)).startsWith((await realpath(folder)) + sep)
}

/** Copies a file under a temporary name first, so that pages never read a partial file. */
async function copyInto(folder: string, name: string, from: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.${randomUUID()}`)
  try {
    await copyFile(from, unfinished)
    await rename(unfinished, join(folder, name))
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function contentsOf(file: string): Promise<Omit<MediaEntry, 'name'>> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}

/** Returns the names of the files in a folder, excluding symbolic links; empty if the folder does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

import type { IncomingMessage, ServerResponse } from 'node:http'

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** The shop's pictures and videos, and files from shoppers. Staff open them through links in call responses. */
export interface StaffMedia {
  pictures: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
  /** Videos and their captions. */
  videos: Serve
  photos: Serve
  storyPhotos: Serve
  chatFiles: Serve
}

const folders: Readonly<Record<string, 'photos' | 'storyPhotos' | 'chatFiles'>> = {
  reviews: 'photos',
  stories: 'storyPhotos',
  chat: 'chatFiles',
}
const pattern = /^\/media\/(\w{1,20})\//

/** Returns true for a request that reads a file under /media/. */
export function isMedia({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return (method === 'GET' || method === 'HEAD') && pattern.test(url)
}

/** Serves shop pictures and videos and shoppers' photos and files on the back office host. Responds 404 to other /media/ paths. */
export function serveStaffMedia(media: StaffMedia, headers: Readonly<Record<string, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const folder = folders[pattern.exec(request.url ?? '')?.[1] ?? '']
    const servers = folder ? [media[folder]] : [media.pictures, media.videos]
    for (const serve of servers) if (await serve(request, response)) return
    response.writeHead(404, { ...headers, 'content-length': '0' }).end()
  }
}

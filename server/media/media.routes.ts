/** media: binds the addresses of pictures. */
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { asksForPaper } from './media.rules.ts'
import { servePaper } from './serve-paper.ts'
import { servePicture } from './serve-picture.ts'

export const mediaRoutes =
  (platform: Platform): Routes =>
  (_bind, raw) => {
    raw('/media/:sha/:file', (request, { params }) => {
      const { sha = '', file = '' } = params
      return asksForPaper(sha, file)
        ? servePaper(platform, request, sha)
        : servePicture(platform, request, params)
    })
  }

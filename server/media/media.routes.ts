/** media: binds the addresses of pictures. */
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { servePicture } from './serve-picture.ts'

export const mediaRoutes =
  (platform: Platform): Routes =>
  (_bind, raw) => {
    raw('/media/:sha/:file', (request, { params }) => servePicture(platform, request, params))
  }

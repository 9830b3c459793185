/** web/platform: the head of a page that is not there; one that could not be read does not say so. */
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { brand } from '#contract/content/brand.ts'

export const missingHead = (title: string, error: unknown): MetaDescriptor[] =>
  isRouteErrorResponse(error) && error.status === 404
    ? [{ title }, { name: 'robots', content: 'noindex' }]
    : [{ title: brand.name }]

/** contract: what a home will be called that is being written. */
import { homeTitle } from '../listings/home-title.ts'
import type { ListingForm } from './listing-form.ts'

/** The first title there is, else the made one; null while nothing tells. */
export function formTitle({ texts, type, place }: ListingForm): string | null {
  const title = texts.find((text) => text.title)?.title
  if (title) return title
  return type && place.locality ? homeTitle({ title: null, type, place: place.locality }) : null
}

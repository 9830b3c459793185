/**
 * web/listings: the small picture of a home that is offered again, as
 * far as this browser holds it; else its colour.
 */
import type { Picture } from '#contract/vocabulary/media.ts'
import photoStyles from '../photo/photo.module.css'
import { useHeldPicture } from './held-pictures.ts'

export function HeldThumbnail({ picture }: { picture: Picture | null }) {
  const src = useHeldPicture(picture?.src ?? null)
  return (
    <div className={photoStyles.photo} style={{ background: picture?.placeholder }}>
      {src && picture && <img src={src} alt={altOf(picture)} decoding="async" />}
    </div>
  )
}

const altOf = ({ illustration, alt }: Picture): string => (illustration ? `Illustration: ${alt}` : alt)

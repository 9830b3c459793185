/** web/listings: one picture in the smallest kind of file and width that the browser can show well. */
import type { ImgHTMLAttributes } from 'react'
import { preload } from 'react-dom'
import type { Picture } from '#contract/vocabulary/media.ts'
import styles from './photo.module.css'

type Props = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'loading' | 'decoding' | 'fetchPriority' | 'draggable'
> & {
  picture: Picture
  /** CSS width of the picture, for choosing a file. */
  sizes: string
}

/** Nothing for a picture that has no file yet. */
export function PictureFile({ picture, sizes, ...loading }: Props) {
  const { src, srcset, alt, width, height, placeholder } = picture
  if (!src) return null
  return (
    <picture className={styles.photoFile}>
      {srcset && <source type="image/avif" srcSet={srcset.replaceAll('.webp', '.avif')} sizes={sizes} />}
      <img
        src={src}
        {...(srcset && { srcSet: srcset, sizes })}
        alt={alt}
        width={width}
        height={height}
        style={{ background: placeholder }}
        {...loading}
      />
    </picture>
  )
}

/**
 * Asks for it with the head of the page, before the files of its program: the
 * largest picture is what a page is waited for.
 */
export function preloadPicture({ src, srcset }: Picture, sizes: string): void {
  if (!src) return
  const files = srcset && {
    type: 'image/avif',
    imageSrcSet: srcset.replaceAll('.webp', '.avif'),
    imageSizes: sizes,
  }
  preload(src, { as: 'image', fetchPriority: 'high', ...files })
}

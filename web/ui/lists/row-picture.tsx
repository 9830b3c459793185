/** web/ui: the small picture of a home beside its words in a table; a quiet box where there is none. */
import './work-parts.css'

type Props = { of: { src: string | null; placeholder: string } | null | undefined }

export function RowPicture({ of: picture }: Props) {
  if (!picture?.src) return <span className="row-picture" aria-hidden="true" />
  return (
    <img
      className="row-picture"
      src={picture.src}
      alt=""
      width={72}
      height={54}
      loading="lazy"
      style={{ background: picture.placeholder }}
    />
  )
}

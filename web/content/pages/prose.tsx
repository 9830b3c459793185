/** web/content: text as the server read it, element by element; nothing here handles markup. */
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Prose as Tree } from '#contract/content/content.ts'
import { plainText } from '#contract/content/prose.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import { classNames } from '#web/ui/class-names.ts'
import '#web/ui/prose.css'
import '#web/ui/prose-figure.css'
import '#web/ui/prose-table.css'

/** Paragraphs, lists and tables. */
export function Prose({ of, className }: { of: readonly Tree[]; className?: string | undefined }) {
  return <div className={classNames('prose', className)}>{nodes(of)}</div>
}

/** The same without a box of its own, for text in a line. */
export const nodes = (prose: readonly Tree[]): ReactNode =>
  prose.map((one, index) => <Fragment key={index}>{node(one)}</Fragment>)

function node(one: Tree): ReactNode {
  if (typeof one === 'string') return one
  const { tag: Tag, href, picture, children } = one
  if (picture) return <Figure of={picture}>{children.length > 0 && nodes(children)}</Figure>
  if (Tag === 'br' || Tag === 'hr') return <Tag />
  if (Tag === 'a')
    return href === undefined ? nodes(children) : <Anchor href={href}>{nodes(children)}</Anchor>
  if (Tag !== 'table') return <Tag>{nodes(children)}</Tag>
  // Wide tables scroll by themselves, so they must be reachable by keyboard.
  return (
    <section
      className="prose-table"
      aria-label={`Table: ${plainText(children.slice(0, 1)).trim()}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached without a mouse
      tabIndex={0}
    >
      <table>{nodes(children)}</table>
    </section>
  )
}

/** In its own shape from the start, so that nothing moves when it has come. */
function Figure({ of, children }: { of: Picture; children: ReactNode }) {
  return (
    <figure className="prose-figure">
      <img
        src={of.src ?? undefined}
        srcSet={of.srcset ?? undefined}
        sizes="(width <= 760px) 92vw, 44rem"
        width={of.width}
        height={of.height}
        alt={of.alt}
        loading="lazy"
        style={{ background: of.placeholder }}
      />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  )
}

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} {...(href.startsWith('https:') && { rel: 'noopener' })}>
      {children}
    </a>
  )
}

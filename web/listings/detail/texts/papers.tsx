/**
 * web/listings: papers about a home: energy certificates, brochures. Ours are saved
 * by the browser, others open where they are.
 */
import { mediaKindWords } from '#web/platform/words/words.ts'
import type { Paper } from '../gallery/pictures.ts'

export function Papers({ papers }: { papers: readonly Paper[] }) {
  return (
    <div>
      <h3>Papers</h3>
      <ul>
        {papers.map(({ kind, caption, url, isOurs }) => (
          <li key={url}>
            <a
              className="link"
              href={url}
              {...(isOurs ? { download: true } : { target: '_blank', rel: 'noopener nofollow ugc' })}
            >
              <bdi translate={caption ? 'yes' : undefined}>{caption ?? mediaKindWords[kind]}</bdi>
              {isOurs ? (
                <span translate="no"> (PDF)</span>
              ) : (
                <span className="quiet-text"> (opens on another site)</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * web/listings: an agent's page about showing the agency's homes on its own
 * site: choices, the line to copy, how it looks.
 */
import { Copy, ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import { languageOf } from '#web/platform/words/languages.ts'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import {
  snippetOf,
  widgetAddress,
  widgetLanguages,
  widgetLimits,
  type WidgetLanguage,
  type WidgetTheme,
} from './question.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './widget-desk.module.css'

const starts = [
  { value: 'any', label: 'All homes' },
  { value: 'sale', label: 'For sale' },
  { value: 'rent', label: 'To rent' },
] as const
const themes = [
  { value: 'auto', label: 'As the visitor’s' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const languages = widgetLanguages.map((value) => ({ value, label: languageOf(value).name }))
const limits = [
  { value: '3', label: '3' },
  { value: '6', label: '6' },
  { value: '12', label: '12' },
  { value: '24', label: '24' },
] as const
const widths = [
  { value: 'wide', label: 'Wide' },
  { value: 'phone', label: 'As on a phone' },
] as const

type Props = { agency: { id: string; name: string }; origin: string }

export function WidgetDesk({ agency, origin }: Props) {
  const [start, setStart] = useState<(typeof starts)[number]['value']>('any')
  const [theme, setTheme] = useState<WidgetTheme>('auto')
  const [limit, setLimit] = useState<(typeof limits)[number]['value']>('6')
  const [language, setLanguage] = useState<WidgetLanguage>(pageLanguage)
  const purpose: Purpose | null = start === 'any' ? null : start
  const question = { agency: agency.id, purpose, theme, limit: Number(limit) || widgetLimits.usual, language }
  const snippet = snippetOf(question, origin)
  return (
    <AgentWorkspace>
      <PageHead
        title="Show your homes on your own site"
        lead="One line in your page, and your homes stand there as they are here, always up to date. It sets no cookies and follows nobody."
      />
      <div className={styles.widgetChoices}>
        <Choice label="Begin with">
          <Segments
            label="Begin with"
            name="start"
            options={starts}
            value={start}
            onChange={setStart}
            look="boxes"
          />
        </Choice>
        <Choice label="Colours">
          <Segments
            label="Colours"
            name="theme"
            options={themes}
            value={theme}
            onChange={setTheme}
            look="boxes"
          />
        </Choice>
        <Choice label="Homes at once">
          <Segments
            label="Homes at once"
            name="limit"
            options={limits}
            value={limit}
            onChange={setLimit}
            look="boxes"
          />
        </Choice>
        <LanguageChoice value={language} onChange={setLanguage} />
      </div>
      <Snippet text={snippet} host={new URL(origin).host} />
      <Preview key={snippet} address={widgetAddress(question)} name={agency.name} />
    </AgentWorkspace>
  )
}

type LanguageProps = { value: WidgetLanguage; onChange: (language: WidgetLanguage) => void }

/** The site's own language, which the list cannot know. */
const LanguageChoice = (props: LanguageProps) => (
  <Choice label="Language">
    <Segments label="Language" name="language" options={languages} look="boxes" {...props} />
  </Choice>
)

/** The line to copy, and what the other site must allow. */
function Snippet({ text, host }: { text: string; host: string }) {
  return (
    <section aria-labelledby="snippet-title" className={styles.widgetSnippet}>
      <div className={styles.widgetBar}>
        <h2 className="subheading" id="snippet-title">
          Paste this where the homes should stand
        </h2>
        <Button kind="primary" size="small" onClick={() => void copy(text)}>
          <Icon of={Copy} small />
          Copy
        </Button>
      </div>
      <pre translate="no">
        <code>{text}</code>
      </pre>
      <p className="small soft">
        Your site&rsquo;s own rules must allow scripts and frames from {host}. The frame grows with its
        content; <code translate="no">data-title</code> gives it another name for screen readers.
      </p>
    </section>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className={classNames('field-label', styles.widgetLabel)} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  )
}

function Preview({ address, name }: { address: string; name: string }) {
  const [width, setWidth] = useState<(typeof widths)[number]['value']>('wide')
  const [height, setHeight] = useState<number | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const said = Object(data) as { type?: unknown; height?: unknown }
      const isOurs = source === frame.current?.contentWindow && said.type === 'meridian:height'
      if (isOurs && typeof said.height === 'number') setHeight(Math.min(6_000, Math.ceil(said.height)))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <section aria-labelledby="preview-title">
      <div className={styles.widgetBar}>
        <h2 className="subheading" id="preview-title">
          How it looks
        </h2>
        <Segments label="Width" name="width" options={widths} value={width} onChange={setWidth} />
        <Link className="link" to={address} reloadDocument target="_blank">
          <Icon of={ExternalLink} small />
          By itself
        </Link>
      </div>
      <iframe
        className={styles.widgetPreview}
        data-width={width}
        ref={frame}
        src={address}
        style={height === null ? undefined : { height: height + 2 }}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        title={`Homes from ${name}, as on your site`}
      />
    </section>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('The line is in your clipboard.', { title: 'Copied' })
  } catch {
    toast.error('The line could not be copied. Please mark it and copy it by hand.')
  }
}

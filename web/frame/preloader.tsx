import styles from './preloader.module.css'
export const Preloader = () => (
  <output className={styles.preloader} data-waiting>
    <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="32" cy="32" r="26" strokeWidth="1.500" />
      <ellipse className={styles.preloaderMeridian} cx="32" cy="32" rx="11" ry="26" strokeWidth="1.500" />
      <path d="M6 32h52" strokeWidth="1.500" />
    </svg>
    <span className="quiet-text">One moment, please</span>
  </output>
)

/** web/frame: covers the whole screen while a role is verified. */
import './preloader.css'

export const Preloader = () => (
  <output className="preloader">
    <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="32" cy="32" r="26" strokeWidth="1.500" />
      <ellipse className="preloader-meridian" cx="32" cy="32" rx="11" ry="26" strokeWidth="1.500" />
      <path d="M6 32h52" strokeWidth="1.500" />
    </svg>
    <span className="quiet-text">One moment, please</span>
  </output>
)

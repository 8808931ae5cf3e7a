'use client'

import { openChat } from './open-chat'

/** Hidden without JavaScript, where the questions have a page of their own. */
export function ChatOpener({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openChat(currentTarget)}
      className="footer-link needs-js text-small"
    >
      {label}
    </button>
  )
}

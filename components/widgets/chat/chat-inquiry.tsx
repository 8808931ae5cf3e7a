'use client'

interface ChatInquiryProps {
  text: string
  phone: { display: string; href: string }
  email: string
}

/** The chat's second tab: asks the visitor to write an e-mail. */
export function ChatInquiry({ text, phone, email }: ChatInquiryProps) {
  return (
    <>
      <p className="text-body">{text}</p>
      <p className="mt-4">
        <a href={`mailto:${email}`} className="action-link break-all">
          {email}
        </a>
        <br />
        <a href={phone.href} className="num action-link">
          {phone.display}
        </a>
      </p>
    </>
  )
}

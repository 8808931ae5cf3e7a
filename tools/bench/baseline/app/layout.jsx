export default function Layout({ children }) {
  return (
    <html lang="sv">
      <body>{children}</body>
    </html>
  )
}

import { readChatWords } from '@/components/widgets/chat/read-chat-words'
import { isLocale, locales } from '@/lib/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** The chat's words (`ChatWords`) in one language, fetched when the chat is opened and built with the site. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return Response.json(await readChatWords(locale))
}

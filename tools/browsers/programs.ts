import { requireProgram } from '../requirements.ts'

export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** Ends the command unless both browsers can be driven. */
export function requireBrowsers(): void {
  requireProgram(FIREFOX, 'firefox-esr')
  requireProgram(WEBKIT_DRIVER, 'webkit2gtk-driver')
  requireProgram('/usr/bin/Xvfb', 'xvfb')
  requireProgram('/usr/bin/gjs', 'gjs gir1.2-webkit2-4.1')
}

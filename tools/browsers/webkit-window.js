#!/usr/bin/gjs -m
/**
 * A window of WebKitGTK with nothing around the page, so that it can be as narrow as a phone; WebKitWebDriver starts it.
 * Writes to its output what goes wrong on a page, one line each.
 */
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

/** Runs in every page before its own scripts. */
const WATCH = `{
  // what is still on its way is cut off when the page is left
  let isLeft = false
  addEventListener('beforeunload', () => (isLeft = true))
  const report = (text) => isLeft || webkit.messageHandlers.fault.postMessage(text + ' on ' + location.pathname)
  const writeError = console.error
  console.error = (...values) => {
    report(values.map((value) => value?.stack ?? String(value)).join(' '))
    writeError.apply(console, values)
  }
  addEventListener('error', ({ message, target }) => report(message ?? 'not loaded: ' + (target.src ?? target.href)), true)
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason?.stack ?? reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('forbidden by ' + violatedDirective + ': ' + blockedURI))
}`

Gtk.init(null)
const window = new Gtk.Window({ decorated: false, default_width: 1280, default_height: 844 })
window.connect('destroy', () => Gtk.main_quit())

const content = new WebKit.UserContentManager()
content.register_script_message_handler('fault')
content.connect('script-message-received::fault', (_, result) => {
  print(`FAULT ${result.get_js_value().to_string().replaceAll('\n', ' | ')}`)
})
content.add_script(
  new WebKit.UserScript(
    WATCH,
    WebKit.UserContentInjectedFrames.TOP_FRAME,
    WebKit.UserScriptInjectionTime.START,
    null,
    null,
  ),
)

const context = WebKit.WebContext.new_ephemeral()
context.set_automation_allowed(true)
context.connect('automation-started', (_, session) => {
  const application = new WebKit.ApplicationInfo()
  application.set_name('webkit-window')
  application.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version())
  session.set_application_info(application)
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({
      web_context: context,
      user_content_manager: content,
      is_controlled_by_automation: true,
    })
    view.connect('close', () => window.destroy())
    view.set_size_request(1, 1)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view
  })
})

Gtk.main()

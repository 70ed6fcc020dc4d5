#!/usr/bin/python3
"""A WebKitGTK browser for WebKitWebDriver. WebKit's own MiniBrowser keeps no profile under automation."""
import ctypes
import os
import signal
import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2

# The window size; a smaller display limits it.
WIDTH, HEIGHT = 390, 844
# The system kills this process when the driver that started it ends.
PR_SET_PDEATHSIG = 1
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

# WebKitWebDriver discards the browser's output, so all of its processes append the console to a file.
console = os.open(os.environ["TEST_CONSOLE"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
os.dup2(console, 1)
os.dup2(console, 2)

profile = os.environ["TEST_PROFILE"]
if profile:
    manager = WebKit2.WebsiteDataManager(base_data_directory=profile + "/data", base_cache_directory=profile + "/cache")
else:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)

settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)

with open(os.environ["TEST_INIT_SCRIPT"]) as file:
    init_script = file.read()


def open_view():
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    if init_script:
        script = WebKit2.UserScript(
            init_script,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
        view.get_user_content_manager().add_script(script)
    window = Gtk.Window(decorated=False, default_width=WIDTH, default_height=HEIGHT)
    window.add(view)
    # The display has no window manager, so the window takes the focus itself.
    window.connect("map-event", lambda window, event: window.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    view.connect("create", lambda view, action: open_view())
    view.connect("close", lambda view: window.destroy())
    return view


def on_automation(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    session.set_application_info(info)
    session.connect("create-web-view", lambda session: open_view())


def on_download(context, download):
    def decide(download, name):
        download.set_destination("file://" + os.path.join(os.environ["TEST_DOWNLOADS"], name))
        return True

    download.connect("decide-destination", decide)


context.connect("automation-started", on_automation)
context.connect("download-started", on_download)
Gtk.main()

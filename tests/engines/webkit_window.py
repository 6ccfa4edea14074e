"""A window of WebKitGTK that can be driven, and writes its console to the standard output.

Run by WebKitWebDriver with the system's own Python, which has the bindings: `webkit_window.py FOLDER KIND`.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def view_of(context: WebKit2.WebContext) -> WebKit2.WebView:
    settings = WebKit2.Settings(
        enable_html5_local_storage=kind != "refused",
        enable_html5_database=kind != "refused",
        enable_write_console_messages_to_stdout=True,
        javascript_can_access_clipboard=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
    )
    return WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)


def show(view: WebKit2.WebView) -> None:
    window = Gtk.Window(decorated=False, default_width=1280, default_height=720)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()


def begin(context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
    def new_view(_: WebKit2.AutomationSession) -> WebKit2.WebView:
        view = view_of(context)
        show(view)
        return view

    itself = WebKit2.ApplicationInfo()
    itself.set_name("WebKitGTK")
    itself.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(itself)
    session.connect("create-web-view", new_view)


def keep(_: WebKit2.WebContext, download: WebKit2.Download) -> None:
    def name(download: WebKit2.Download, suggested: str) -> bool:
        download.set_destination(f"file://{folder}/downloads/{suggested}")
        return True

    download.connect("decide-destination", name)


folder, kind = sys.argv[1:]
if kind == "private":
    everything = WebKit2.WebContext.new_ephemeral()
else:
    manager = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
    everything = WebKit2.WebContext(website_data_manager=manager)
everything.set_automation_allowed(True)
everything.connect("automation-started", begin)
everything.connect("download-started", keep)
Gtk.main()

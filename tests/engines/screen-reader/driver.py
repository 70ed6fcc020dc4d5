#!/usr/bin/python3
"""Firefox and the screen reader Orca on one display, driven by the accessibility tree alone.

Reads a command a line from standard input, as JSON, and answers each with a line of JSON. See `screen-reader.ts`.
"""
import ctypes
import json
import os
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# The system ends it with the process that started it, which ends with the test.
PR_SET_PDEATHSIG = 1
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

ADDRESS, FOLDER = sys.argv[1:]
# Where Orca's voice writes what it says.
SPEECH = os.environ["TEST_SPEECH"]
KEYS = {"Enter": 0xFF0D, "Tab": 0xFF09, "Escape": 0xFF1B, "Space": 0x20, "ArrowDown": 0xFF54, "Home": 0xFF50}


def start(*command):
    def bind():
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

    log = open(f"{FOLDER}/{os.path.basename(command[0])}.log", "w")
    return subprocess.Popen(command, preexec_fn=bind, stdout=log, stderr=log)


def children(one):
    for at in range(one.get_child_count()):
        child = one.get_child_at_index(at)
        if child is not None:
            yield child


def states(one):
    return [state.value_nick for state in one.get_state_set().get_states()]


def is_shown(one):
    return one.get_state_set().contains(Atspi.StateType.VISIBLE)


def walk(one):
    """All that is below an element, in the order of the page."""
    for child in children(one):
        yield child
        yield from walk(child)


def firefox():
    return next((one for one in children(Atspi.get_desktop(0)) if one.get_name() == "Firefox"), None)


def roots():
    """What a person can get to: the page, or a dialog of the system that is open."""
    windows = list(children(firefox()))
    dialogs = [one for one in windows if one.get_role_name() in ("dialog", "file chooser")]
    if dialogs:
        return dialogs
    return [one for window in windows for one in walk_to_page(window)]


def walk_to_page(one):
    """The page that is shown. What a browser has around it is not walked further than needed."""
    if one.get_role_name() in ("tool bar", "menu", "menu bar"):
        return
    for child in children(one):
        if child.get_role_name() == "document web":
            if child.get_state_set().contains(Atspi.StateType.SHOWING):
                yield child
        else:
            yield from walk_to_page(child)


def has_name(one, name):
    """A name that ends with an ellipsis is the beginning of one."""
    return one.get_name().startswith(name[:-1]) if name.endswith("…") else one.get_name() == name


def find(role, name, at=0):
    found = [
        one
        for root in roots()
        for one in walk(root)
        if one.get_role_name() == role and has_name(one, name) and is_shown(one)
    ]
    return found[at] if len(found) > at else None


def text_of(one):
    text = one.get_text_iface()
    return text.get_text(0, text.get_character_count()) if text else None


def answer(command, role="", name="", at=0, text=""):
    if command == "press":
        return Atspi.generate_keyboard_event(KEYS[text], None, Atspi.KeySynthType.SYM)
    if command == "type":
        for letter in text:
            Atspi.generate_keyboard_event(0, letter, Atspi.KeySynthType.STRING)
            time.sleep(0.02)
        return True
    if command == "tree":
        lines = []
        for root in roots():
            lines += [f"{one.get_role_name()}: {one.get_name()}" for one in walk(root) if one.get_name()]
        return lines
    if command == "width":
        return roots()[0].get_component_iface().get_extents(Atspi.CoordType.WINDOW).width
    one = find(role, name, at)
    if one is None:
        return None
    if command == "focus":
        return one.get_component_iface().grab_focus()
    return {"states": states(one), "text": text_of(one), "description": one.get_description()}


def start_orca():
    """Returns once it has said that it is on: what a page says before that nobody hears."""
    for _ in range(3):
        orca = start("/usr/bin/orca", "--replace")
        end = time.monotonic() + 20
        # One that finds no accessibility bus yet ends, or stays without a word.
        while orca.poll() is None and time.monotonic() < end:
            if os.path.exists(SPEECH) and os.path.getsize(SPEECH) > 0:
                return
            time.sleep(0.1)
        orca.kill()
    sys.exit("Orca says nothing.")


start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
start_orca()
start("/usr/bin/firefox-esr", "--profile", f"{FOLDER}/profile", "--kiosk", ADDRESS)


def on_line(source, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    try:
        reply = {"value": answer(**json.loads(line))}
    except Exception as error:  # The tree changes while it is read: the test asks again.
        reply = {"failed": repr(error)}
    print(json.dumps(reply), flush=True)
    return True


# Between commands it must read what Firefox tells it of changes.
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, on_line)
loop.run()

#!/usr/bin/python3
"""Drives Firefox and the screen reader Orca on one display, by the accessibility tree alone.

Reads JSON commands from standard input, one per line, and replies to each with a line of JSON. See `screen-reader.ts`.
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

# The system kills this process when the one that started it ends, which is when the test ends.
PR_SET_PDEATHSIG = 1
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

ADDRESS, FOLDER = sys.argv[1:]
# The file to which Orca's voice writes what it says.
SPEECH = os.environ["TEST_SPEECH"]
KEYS = {"Enter": 0xFF0D, "Tab": 0xFF09, "Escape": 0xFF1B, "Space": 0x20, "ArrowDown": 0xFF54, "Home": 0xFF50}


def start(*command):
    def die_with_parent():
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

    log = open(f"{FOLDER}/{os.path.basename(command[0])}.log", "w")
    return subprocess.Popen(command, preexec_fn=die_with_parent, stdout=log, stderr=log)


def children(node):
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child is not None:
            yield child


def states(node):
    return [state.value_nick for state in node.get_state_set().get_states()]


def is_shown(node):
    return node.get_state_set().contains(Atspi.StateType.VISIBLE)


def walk(node):
    """All descendants of a node, in document order."""
    for child in children(node):
        yield child
        yield from walk(child)


def firefox():
    return next((node for node in children(Atspi.get_desktop(0)) if node.get_name() == "Firefox"), None)


def roots():
    """What a user can reach: the page, or an open system dialog."""
    windows = list(children(firefox()))
    dialogs = [node for node in windows if node.get_role_name() in ("dialog", "file chooser")]
    if dialogs:
        return dialogs
    return [node for window in windows for node in walk_to_page(window)]


def walk_to_page(node):
    """The visible page below a node. Toolbars and menus of the browser are skipped."""
    if node.get_role_name() in ("tool bar", "menu", "menu bar"):
        return
    for child in children(node):
        if child.get_role_name() == "document web":
            if child.get_state_set().contains(Atspi.StateType.SHOWING):
                yield child
        else:
            yield from walk_to_page(child)


def has_name(node, name):
    """Whether the name matches. A name that ends with an ellipsis is a prefix."""
    return node.get_name().startswith(name[:-1]) if name.endswith("…") else node.get_name() == name


def find(role, name, at=0):
    found = [
        node
        for root in roots()
        for node in walk(root)
        if node.get_role_name() == role and has_name(node, name) and is_shown(node)
    ]
    return found[at] if len(found) > at else None


def text_of(node):
    text = node.get_text_iface()
    return text.get_text(0, text.get_character_count()) if text else None


def run_command(command, role="", name="", at=0, text=""):
    if command == "press":
        return Atspi.generate_keyboard_event(KEYS[text], None, Atspi.KeySynthType.SYM)
    if command == "type":
        for character in text:
            Atspi.generate_keyboard_event(0, character, Atspi.KeySynthType.STRING)
            time.sleep(0.02)
        return True
    if command == "tree":
        lines = []
        for root in roots():
            lines += [f"{node.get_role_name()}: {node.get_name()}" for node in walk(root) if node.get_name()]
        return lines
    if command == "width":
        return roots()[0].get_component_iface().get_extents(Atspi.CoordType.WINDOW).width
    node = find(role, name, at)
    if node is None:
        return None
    if command == "focus":
        return node.get_component_iface().grab_focus()
    return {"states": states(node), "text": text_of(node), "description": node.get_description()}


def start_orca():
    """Returns once Orca has said that it is on. It does not speak what a page announces before that."""
    for _ in range(3):
        orca = start("/usr/bin/orca", "--replace")
        end = time.monotonic() + 20
        # An Orca that starts before the accessibility bus is ready exits or stays silent.
        while orca.poll() is None and time.monotonic() < end:
            if os.path.exists(SPEECH) and os.path.getsize(SPEECH) > 0:
                return
            time.sleep(0.1)
        orca.kill()
    sys.exit("Orca does not speak.")


start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
start_orca()
start("/usr/bin/firefox-esr", "--profile", f"{FOLDER}/profile", "--kiosk", ADDRESS)


def on_line(source, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    try:
        reply = {"value": run_command(**json.loads(line))}
    except Exception as error:  # The tree may change while it is read; the test tries again.
        reply = {"failed": repr(error)}
    print(json.dumps(reply), flush=True)
    return True


# The main loop processes the change events of Firefox between commands.
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, on_line)
loop.run()

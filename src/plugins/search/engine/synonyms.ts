/**
 * What this toolkit calls a thing, and what people call it who come from the web, from Electron or from another toolkit:
 * a meaning with its sayings on each line, continued on lines that are indented. A meaning is a name without signs, or a
 * word of the pages.
 */
const SAYINGS = `
// Windows
mainwindow: window, browserwindow, app window, jframe, activity, toplevel, application window
show: open window, visible, appear, display, present
windowtitle: title, caption, window name, document title
windowicon: taskbar, app icon, application icon, favicon, dock icon, program icon
windowstaysontophint: ontop, on top, always on top, topmost, stay above, above all, above other
framelesswindowhint: frameless, borderless, title bar, titlebar, no frame, without frame, undecorated, no
  border
showfullscreen: fullscreen, full screen, kiosk, kiosk mode
showmaximized: maximize, maximise, maximized
showminimized: minimize, minimise, iconify, minimized
minimise: minimize
minimize: minimise
maximise: maximize
maximize: maximise
windowopacity: opacity, see through, alpha, semi transparent
opacity: transparent, transparency, translucent
watranslucentbackground: transparent background, transparent window
translucent: transparent
setfixedsize: not resizable, prevent resize, disable resize, fixed size, resizable, lock size, resizable false
resize: set size, window size, window width, window height, setbounds, larger, smaller, dimensions, onresize,
  window resized, resize event
setgeometry: setbounds, bounds, window position, place window
move: window position, move window, center window, centre window, middle screen, setposition, place window
screen: monitor, monitors, display size, resolution, multiple displays
primaryscreen: screen size, middle screen, center screen, centre screen, center window, screen resolution
close: quit, closing, beforeunload, onclose, shut
ignore: prevent, preventdefault, cancel close, prevent closing, stop closing, block closing
windowmodality: modal, block parent, modal window, block other windows
raise: z index, bring front, zindex, bring to front, stacking order, foreground, to front, bring window
lower: z index, send back, zindex, send to back
activatewindow: focus window, bring front, bring to front, foreground, to front, bring window
splash: splash screen, splashscreen

// Widgets
widget: component, components, control, controls, element, elements, view, div, jpanel, uiview
pushbutton: button, jbutton, uibutton, press button, buttons, touchableopacity, pressable
label: static text, textblock, uilabel, jlabel, textview, paragraph, span, caption, show text, display text
lineedit: enter text, textbox, textfield, text field, text box, input, input field, edit text, edittext, entry, textinput,
  uitextfield, jtextfield, single line, one line, search box, search field, text entry
plaintextedit: textarea, text area, multiline, multi line, textbox, jtextarea, memo, editor, code editor, log
  view
textedit: textarea, text area, multiline, multi line, textbox, richtextbox, rich text, contenteditable,
  wysiwyg, editor
textbrowser: html view, show html, webview, hyperlinks
combobox: dropdown, drop down, select, select box, picker, combo, jcombobox, option list, choose from list,
  dropdown list, dropdownlist
checkbox: toggle, switch, tick box, tickbox, check mark, checkmark, boolean, input type checkbox, check box,
  check
checkable: toggle, toggle button, togglebutton, check mark, checkmark, checked menu, menu check
radiobutton: radio, option button, one of several, input type radio
buttongroup: radio group, radiogroup, group buttons, exclusive buttons, mutually exclusive, only one selected
spinbox: enter number, number, numeric, number input, numericupdown, stepper, spinner, numeric input, integer input,
  uistepper, input type number
doublespinbox: float, decimal, decimal input, float input, decimal number
slider: range, seekbar, trackbar, scale, volume, range input, uislider, input type range
dial: knob, rotary
progressbar: loader, spinner, loading, loading bar, progress indicator, activity indicator, activityindicator,
  percent done
progressdialog: loading dialog, wait dialog, please wait
lcdnumber: digital clock, seven segment, digital display
calendarwidget: calendar, date picker, datepicker, monthcalendar, month view
dateedit: enter date, calendar, date picker, datepicker, date input, pick date, choose date, choose day, input type date
datetimeedit: datetimepicker, date time picker, datetime
timeedit: time picker, timepicker, time input, pick time, input type time
listwidget: list, listbox, list box, list items, flatlist, recyclerview, jlist, uitableview, ul
listview: list, listbox
tablewidget: table, datagrid, data grid, spreadsheet, datagridview, jtable, rows columns, cells, rows and
  columns
tableview: table, datagrid, data grid
treewidget: tree, treeview, tree view, hierarchy, jtree, folders, nested list, outline view
headerview: table header, column header, column width
tabwidget: tab, tabs, tabcontrol, notebook, jtabbedpane, tabbed, tab control, tab pages, tabview
stackedwidget: pages, switch pages, multiple pages, wizard, router, routing, navigation, cardlayout,
  viewpager, switch between pages, switch views, several pages, screens, change page
groupbox: fieldset, frame with title, group of, titled border, panel with title
frame: border, panel, hr, separator line, horizontal line, divider
scrollarea: scrollview, scroll view, scrollable, scrolling, overflow, jscrollpane, overflow scroll, overflow
  auto, scroll container, scrollpane
scrollbar: scrolling
splitter: pane, panes, split view, splitview, resizable panes, split pane, splitpane, splitcontainer, divider,
  resizable columns, panedwindow, split window
statusbar: status line, status strip, statusstrip, footer
menubar: menu bar, menustrip, application menu, app menu, top menu, main menu, file menu
menu: popup, popup menu, submenu, sub menu, dropdown menu, menu item
contextmenu: right click, context menu, popup menu, rightclick, long press, right click menu
action: menu item, menuitem, command, menu entry
toolbutton: toolbar, tool bar, toolstrip, icon button
systemtrayicon: tray, notification, notifications, toast, notifyicon, tray icon, notification area, balloon,
  snackbar, menu bar icon, statusitem, status icon, tray menu
showmessage: notification, notifications, toast, snackbar, desktop notification, notify, push notification
tooltip: hint, hover text, hint text, hover hint, hover help
setplaceholdertext: placeholder, placeholder text, ghost text
placeholdertext: placeholder
svgwidget: svg, vector, vector graphics

// Dialogs
dialog: popup, modal, jdialog, modal dialog, dialog box, popup window, modal window, own dialog
messagebox: alert, confirm, message dialog, question, yes no, yes or no, ask user, are you sure, confirmation,
  warning, prompt user, error dialog, message popup, alertdialog, showmessagebox, joptionpane, ok cancel,
  error popup, info box
inputdialog: prompt, ask for text, ask for number, inputbox, ask name, ask user for
filedialog: file picker, file chooser, open file, save file, save as, choose file, choose folder, choose
  directory, select file, select folder, select directory, pick file, pick folder, openfiledialog,
  savefiledialog, showopendialog, showsavedialog, filechooser, jfilechooser, browse file, browse folder,
  folder picker, input file, folder dialog, directory dialog, pick directory, input type file, native dialog,
  upload file, open dialog, save dialog
colordialog: color picker, colour picker, colorpicker, pick color, choose color, choose colour, pick colour,
  input type color
fontdialog: font picker, choose font, pick font, select font
errormessage: error box, show error, error dialog

// Text and numbers
echomode: password, password field, password input, hide password, typed characters, mask password, mask
  characters, hide text, hide characters, secret, asterisks, hidden input, input type password
textchanged: onchange, oninput, validate, input changes, text changes, typing, while typing, ontextchanged,
  input event
textedited: typing, while typing, validate, validation
valuechanged: onchange, value changes, on change
currentindexchanged: onchange, selection changed, selected index, selection changes, selectedindexchanged,
  onselect
returnpressed: enter pressed, press enter, onsubmit, submit, enter key, pressing enter, hit enter
setmaxlength: max length, maximum length, limit length, limit characters, character limit, maxlength
setreadonly: readonly, read only, not editable, non editable
setwordwrap: word wrap, wordwrap, wrap text, line break, multi line label, multiline label, white space, text
  wrap, wrap lines
setalignment: align, text align, center text, centre text, textalign, align text, align right, align left,
  right align, text center
aligncenter: center text, centre text, centered, centred, center, centre, middle
setinputmask: mask, input mask, maskedtextbox, phone number, input format, restrict input
selectall: highlight all, select all
settext: change text, innerhtml, textcontent, innertext, change label, update label, button label, set text,
  update text
sethtml: innerhtml, html text, rich text, formatted text
richtext: bold text, html text, formatted text, markup
append: add line, add text, append text, append line
placeholder: empty field

// State
setenabled: disable, disabled, enable, greyed, grayed, grey out, gray out, deactivate, greyed out, grayed out,
  isenabled
enabled: disable, disabled, enable
setvisible: hide, show hide, toggle visibility, visibility, invisible, display none, hidden, unhide
hide: display none, invisible, visibility hidden, hidden
setchecked: checked, tick, untick, check, uncheck
setfocus: autofocus, focus, input focus, set focus, focus field, initial focus
setdefault: default button, enter button
setcursor: mouse pointer, cursor pointer, hand cursor, wait cursor, mouse cursor, pointer, hourglass, busy
  cursor, change cursor, loading cursor
cursorshape: mouse pointer, cursor pointer, hand cursor, wait cursor, mouse cursor, busy cursor
cursor: mouse position, pointer position, mouse coordinates, caret, pointer
settooltip: tooltip, tool tip, hover text, title attribute
update: repaint, redraw, refresh, rerender, setstate, forceupdate, invalidate, re render
deletelater: destroy, dispose, remove widget, unmount, free, delete widget
removewidget: remove child, removechild, remove from layout, remove widget
addwidget: appendchild, append child, add child, add to layout, put into layout, addview
setobjectname: id attribute, css class, classname, element id, css id, widget name

// Layout
layout: arrange, position, responsive, place widgets, side side, layoutmanager, viewgroup, arrangement,
  center, centre, align, fill, full width, full height, absolute position, grid, columns, rows, resize with
  window, position absolute
flexlayout: flexbox, flex, display flex, justify content, align items, row, yoga, flex direction, flex grow,
  fill space, remaining space, fill width, take space
flex: flexbox, stretch, grow, flex grow
boxlayout: vbox, hbox, vboxlayout, hboxlayout, qvboxlayout, qhboxlayout, stack panel, stackpanel,
  linearlayout, vertical layout, horizontal layout, side by side, side side, hstack, vstack, columns, next to
  each other, column layout, row layout, one below other, vertically, horizontally
gridlayout: grid, css grid, tablelayout, grid layout, rows columns, formlayout, qformlayout, form layout, two
  columns
stackedlayout: stacked, cardlayout, zstack
setspacing: spacing, gap, space between, distance between, space buttons, space widgets
spacing: gap, space between, distance between
setcontentsmargins: margin, padding, margins, inset
addstretch: spacer, qspaceritem, push right, stretch, flexible space, push bottom
setsizepolicy: size policy, expand, expanding, grow with window
setminimumsize: min width, min height, minimum size, min size, smallest size, minwidth
setmaximumsize: max width, max height, maximum size, max size, largest size, maxwidth
centre: center, centered, middle
center: centre, centred, middle
alignment: center, centre, align

// Styling
styling: css, style, theme, themes, design, appearance, look and feel, skin, custom look, qss, classname,
  scss, tailwind, selector, selectors, stylesheets, css property, supported css, css properties, background
  image, gradient, borders, border, styles, style sheet, background color, background colour, text color,
  border color, change color, text colour, change colour
setinlinestyle: css, style attribute, inline css
dark: theme, dark theme, night mode, dark mode, light theme, color scheme, prefers color scheme, nativetheme,
  light mode, colour scheme
radius: rounded corner, rounded corners, round corners, rounded, rounded button, round button
hover: mouse over, mouseover, on hover, rollover, hovered
setpointsize: font size, text size, bigger text, larger text, fontsize, smaller text, larger font, bigger font
pointsize: font size, text size, fontsize
fontweight: bold, bold text, bold font, font weight, font thickness
fontdatabase: load font, custom font, ttf, otf, google font, webfont, web font, font file, own font, font
  face, installed fonts, available fonts
addapplicationfont: load font, custom font, ttf, otf, web font, font file, font face
color: colour, rgb, hex, rgba
colour: color
palette: system colors, theme colors, system colours
graphicsdropshadoweffect: shadow, box shadow, drop shadow, elevation, boxshadow
graphicsblureffect: blur, blurred, frosted glass, backdrop filter
movie: gif, animation, animated, animated image, lottie, apng, animated gif, loading animation
behaviour: behavior
grey: gray
licence: license

// Images and painting
pixmap: image, picture, img, photo, imageview, picturebox, png, jpg, jpeg, bitmap, screenshot, imageicon,
  uiimage
image: picture, img, photo, png, jpg, jpeg, bitmap, imageview, picturebox
images: image, picture, pictures, img, photo, photos, imageview, picturebox, png, jpg, jpeg, base64 image
picture: image, img, photo
seticon: icon button, button icon, button image, image button, icon on button
grab: screenshot, capture, screen capture, capture window, export widget
painter: canvas, draw, drawing, paint, graphics, chart, graph, plot, shapes, draw line, getcontext, custom
  drawing, custom paint, diagram, charts
painterpath: path, shape, polygon, bezier, curve
scaled: scale image, resize image, thumbnail, fit image, shrink image, object fit, image size, image smaller

// Events
clicked: click, onclick, button click, onpress, onclicklistener, setonclicklistener, button pressed, button is
  pressed, on click, press, pressed, tap, ontap, onpressed, actionlistener
mousebuttonpress: click, mouse click, mousedown, mouse down, onmousedown, clicked on
mousebuttondblclick: double click, dblclick, doubleclick, ondblclick, doubletap
mousemove: mouse position, mousemove, onmousemove, mouse moves, mouse coordinates, track mouse
wheel: mouse wheel, mousewheel, zoom, scroll wheel, onwheel
keypress: key pressed, keydown, onkeydown, keyboard input, key event, key was pressed, which key, keyboard
  event, keypress, key listener, onkeypress, arrow keys, keystroke
keyevent: keydown, key pressed, keyboard input, keyboard event, which key, arrow keys, keystroke, which key
  was pressed
shortcut: hotkey, accelerator, keybinding, hot key, keyboard shortcut, key combination, ctrl, cmd, shortcuts,
  globalshortcut, key binding, hotkeys
keysequence: key combination, ctrl, keybinding, key binding
drag: dnd, draggable, draganddrop, ondrag, dragging, drag drop
drop: dnd, droppable, ondrop, file drop, dropzone, drag drop, dropping
dropevent: ondrop, drop handler
draganddrop: dnd, draggable, sortable, reorder, drag files, drop files, rearrange, file drop, dropzone,
  ondrop, drag drop
signal: event, listener, slot, slots, emit, signals
addeventlistener: listener, connect, subscribe, event listener, addlistener, connect signal, bind event, event
  handler, addactionlistener
removeeventlistener: disconnect, unsubscribe, off, removelistener, remove listener
listener: callback, handler, event handler, eventhandler
eventprocessed: stop propagation, stoppropagation, preventdefault, event bubbling
handleevents: event, events, event handling, handle events, event handlers, signal, signals, click handler,
  event handler, button click, event listener, emit event, custom event, user input, onclick, eventemitter,
  which events, which signals, signal names

// System
clipboard: copy, paste, copy text, pasteboard, navigator clipboard, clipboard copy
settings: localstorage, preferences, registry, config, configuration, sharedpreferences, remember, persist,
  save settings, userdefaults, electron store, save preferences, remember size, remember position, save state,
  persistent, store data, ini file
timer: setinterval, settimeout, qtimer, interval, periodic, every second, delay, repeat
networking: http, rest, api, axios, xmlhttprequest, qnetworkaccessmanager, request, rest api, graphql, tcp,
  socket, url request, fetch data, web service, json api, web request, offline, internet, ajax, backend,
  download, upload, unreachable, connection, no connection, server, sockets, connection lost, json, http
  server, express, post request, timeout
fetch: http, request, ajax, axios, xmlhttprequest, rest, rest api, qnetworkaccessmanager
worker: thread, threads, qthread, multithreading, background task, background thread, cpu, heavy, intensive,
  background work, web worker, parallel, long computation, multithreaded, background job
freeze: not responding, unresponsive, hang, hangs, hanging, blocks, stuck, blocked, lag, freezing, laggy,
  frozen
process: argv, exit, environment variable, child process, qprocess, command line, arguments, spawn process,
  node api, nodejs api, child processes, run command, shell command, exec command
endaprogram: quit app, quit application, exit app, exit application, quit program, close application, app
  quit, terminate, stop program, exit program, quit, exit, kill app
quit: exit app, exit application, close application, app quit, quit app, quit application
applicationdisplayname: app name
style: fusion, native style, platform style
accessible: accessibility, a11y, screen reader, aria, wcag, keyboard navigation, blind users
translate: i18n, translation, localization, localisation, internationalization, multiple languages,
  multilingual
locale: i18n, localization, localisation, language
printing: print, printer, qprinter, print page, print document
video: audio, sound, music, multimedia, play sound, media player, mp3, mp4, camera, play video, play music

// Getting it, shipping it, finding what is wrong
gettingstarted: install, installation, set up, download nodegui, hello world, first app, quick start,
  quickstart, requirements, new project, boilerplate, template, begin, system requirements, supported
  platforms, how to start, first window, npm install, first steps, beginner, prerequisites, windows setup,
  linux setup, macos setup
starter: boilerplate, template, scaffold, new project, create app, create project, project template, create
  nodegui app, cli
proxy: corporate, firewall, company network, behind firewall, offline install, air gapped
packaging: bundle, installer, exe, distribute, distribution, deploy, ship, electron builder, electron
  packager, release, publish, msi, appimage, dmg, executable, binary, build app, setup exe, nsis, flatpak,
  snap, standalone, create executable, electron forge, deployment, bundling, share my app, give to users,
  share app, give to friends, production build, build for production, create package, make executable, run on
  other computer, webpack, esbuild
package: bundle, bundling
sign: code signing, notarize, notarization, notarise, certificate, gatekeeper, smartscreen, signed, codesign
ci: github actions, continuous integration, gitlab, pipeline, build server
large: app size, bundle size, how big, megabytes, mb, disk space, file size, size of app, download size,
  finished app, smaller app
updater: auto update, autoupdate, autoupdater, automatic update, self update, updates, new version, automatic
  updates, electron updater
installer: setup exe, msi, setup program
licences: commercial, sell, closed source, proprietary, lgpl, gpl, mit, commercially, commercial use,
  royalties
debugging: debug, debugger, breakpoint, breakpoints, devtools, developer tools, inspector, chrome devtools,
  crash, stack trace, logging, console, console log, log messages, profiling, performance, slow app, profiler,
  slow, debug output, qt warnings, warnings, verbose
inspect: debugger, devtools, developer tools, inspect element
memory: gc, leak, leaks, garbage collector, garbage collected, ram, memory usage, heap, out of memory,
  ownership, lifetime, destructor, ram usage, memory leak, high memory, delete widget
garbage: gc
vanish: disappears, disappear, disappeared, gone, vanishes, vanished, closes by itself
collected: disappears, disappear, gone, vanishes
disappear: vanishes, vanish
native: addon, node gyp, binding, bindings, c addon, napi
module: addon, npm package, npm packages
usingnativenodemodules: native module, native modules, node gyp, sqlite, sqlite3, database, serialport, sharp,
  native addon, native dependency, better sqlite3, mysql, db
sqlite3: sqlite, database, sql, db
customnativeplugin: custom widget, own widget, cpp widget, native widget, native plugin, c widget, cpp plugin,
  new widget class, plugin, extend nodegui, own c, custom qt widget, third party qt
wrappingwidgets: wrap widget, new widget class, missing class, add missing widget, bind class, missing widget,
  not wrapped, missing qt class, new class, expose class
setup: compile from source, build from source
development: contribute, contributing, contributor, hack on, pull request, internals
test: testing, unit test, jest, mocha, automated test, e2e, playwright, spectron, ui test, test automation
electron: contextbridge, ipcrenderer, ipcmain, preload, webcontents, chromium, tauri, nwjs, renderer process,
  main process, nw js
chromium: electron
browser: electron, html, dom, document, jquery
react: jsx, hooks, usestate, useeffect, useref, usememo, virtual dom, props, reactjs, react native, preact,
  proton native, respond
vue: vuejs
widgetgallery: list of widgets, all widgets, available widgets, widget list, which widgets, screenshots of
  widgets, component list, list of all widgets, overview widgets, examples, all components
hownodeguiworks: architecture, how it works, under hood, internals, event loop
tutorial: learn, course, step by step, todo, todo app, example app, walkthrough, beginner, sample app
nodejs: node version, nodejs version, runtime version
qode: node version, nodejs version, runtime
debugginginvscode: vscode, vs code, launch json, visual studio code
code: vscode
alive: maintained, abandoned, dead, active, production ready, stable
arm64: apple silicon, m1, m2, m3, aarch64
platforms: supported os, windows 10, windows 11, macos version, ubuntu version, which os, operating systems,
  supported systems
end: bottom, scroll bottom, jump bottom, scroll end, last line
scrolllongcontent: scrollview, scroll view, scrollable, infinite scroll, infinite list, scroll bottom, scroll
  to bottom, overflow, lazy loading, virtual list, virtualized list, endless list, overflow scroll, scroll,
  scrolling, scroll to element, scroll into view, scrollintoview, autoscroll, auto scroll, log output
setwindowflag: window flag, window flags, window type, no minimize button, no close button, hide from taskbar
setcentralwidget: window content, main content, root widget, set content
lastwindowclosed: window all closed, last window, all windows closed
closed: window closed
howdoiopenasecondwindow: second window, another window, new window, multiple windows, open second, several
  windows, child window
setexclusive: mutually exclusive, only one selected
additems: add items, populate list, fill list, list from array, fill combobox, add options
additem: append item, add item, add row to list, add option
insertrow: add row, append row, new row
setcellwidget: button in table, widget in cell
setitemwidget: button in list, custom list item, widget in list, custom item
sethorizontalheaderlabels: column names, column titles, table headers, header labels, column headings
setcolumnwidth: column width, width of column
resizecolumnstocontents: auto column width, fit columns, autosize columns
setedittriggers: not editable, prevent editing, read only table, editable cells, disable editing
setselectionbehavior: select row, select rows, whole row, entire row, row selection
setselectionmode: multi select, multiple selection, multiselect, select several, select multiple, single
  selection
setsortingenabled: sort table, sortable, sort column, sorting, click header to sort
stretchlastsection: last column, fill width
setstretchlastsection: last column, fill width
setnamefilter: file types, file filter, only images, filter files, file extension, only png, allowed files,
  extensions
setfilemode: several files, multiple files, choose folder, select folder, existing file, multiple selection of
  files
settextinteractionflags: selectable text, text selectable, copyable label, copy text from label, select text
  in label
setopenexternallinks: clickable link, open link, hyperlink, url, link in label, open browser, default browser,
  shell openexternal, openexternal, external link, open url
linkactivated: link clicked, click on link
setbuddy: label for, mnemonic
setpixmap: show image in label, img src, image label, set image
setmenu: button with menu, dropdown button, dropdown menu button
seticonsize: icon size, bigger icon, size of icon
setvalue: set progress, progress value, set slider value
setrange: minimum maximum, min max, indeterminate, busy indicator
addtab: add tab, new tab
settabsclosable: close tab, closable tabs, tab close button
tabcloserequested: close tab, closable tabs
setsuffix: unit, suffix, dollar sign, percent sign
setsinglestep: step size, increment
settristate: tristate, indeterminate checkbox, partially checked
settextvisible: hide percentage, show percentage, progress text
setcurrentindex: select entry, select item, preselect, default selection, switch tab, active tab, selected
  option, change page
currentindex: selected index, selected option, selected entry
currenttext: selected text, selected option, selected value, selected item
selecteditems: selected items, get selection, selected rows, selection
currentrow: selected row, row number, current selection
seteditable: editable combobox, type in combobox, editable
exec: wait for answer, wait dialog, blocking dialog, show dialog and wait
setdefaultsuffix: default extension, file extension
setcontextmenupolicy: right click menu, context menu
setpen: line color, line colour, line width, dashed line, dotted line, stroke, stroke color
penstyle: dashed line, dotted line, dashed, dotted, border style
setbrush: fill color, fill colour, fill shape
drawtext: draw text, write text on, text on image
drawline: draw line
drawrect: draw rectangle, rectangle
drawellipse: draw circle, circle, ellipse
drawpixmap: draw image
rotate: rotated, rotation
antialiasing: smooth lines, jagged, pixelated
keepaspectratio: aspect ratio, proportions
aspectratiomode: aspect ratio, proportions
setstylesheet: css, style, styles, style sheet, change color, change colour, text color, text colour
setweight: bold, bold text
font: typeface, typography, letters
setitalic: italic
synopsis: minimal example, smallest program, basic example, minimal program, structure of a program, basic app
advancedeventhandling: key press, keyboard, mouse events, event filter, intercept, close event, before close,
  confirm close, unsaved changes, ask save, prevent closing, enter key, escape key, double click, mouse
  position, focus, blur
showimages: image, picture, photo, load image, display image, image from url, base64, icon, avatar, retina,
  high dpi, hidpi, blurry
settingup: build from source, build on windows, compile nodegui, compile qt, windows from source, linux from
  source
whydoesamethodthatqtdocumentsnotexist: method missing, missing method, not a function, not implemented,
  undefined is not a function
wherecaniask: discord, forum, chat, slack, community, help, support, stack overflow, stackoverflow, ask
  question, report bug, bug report, issue tracker, contact
helpfullinks: community, projects, showcase, apps built with, plugins, resources, awesome
wheredomyerrorsgo: uncaught, uncaughtexception, unhandledrejection, error handling, catch errors, try catch,
  errors swallowed
surviveerrorsinlisteners: error handling, catch errors, async listener
isnodeguialive: maintained, abandoned, dead project, production ready, still active, status of project, last
  release
whichsystemsdoesitrunon: supported os, cross platform, windows 11, operating systems, supported platforms,
  which platforms, mobile, android, ios
whichplatformshavebinaries: arm, arm64, prebuilt, apple silicon, architecture support, arm linux, m1
maintained: alive, active
passarguments: argv, command line, arguments, flags, cli arguments
howdoistoresettings: save settings, store data, preferences, config file, persist data, user settings, local
  storage
howdoisupportdarkmode: dark mode, dark theme, night mode
whydoesmywindowfreeze: freeze, not responding, hangs, ui blocked, unresponsive, frozen
caniuseworkerthreads: thread, threads, worker, background thread, multithreading, parallel
whydoesmyprogramsmemorygrow: memory leak, memory usage, ram
doallnpmpackageswork: npm package, npm packages, lodash, express, third party packages, node modules,
  libraries, use npm
mayisellanappbuiltwithit: sell, commercial, licence, license, closed source, lgpl, proprietary
howdoesitcomparewithelectron: electron, tauri, difference electron, versus electron, migrate electron,
  electron alternative, bundle size, from electron
howdoitestanapp: test, testing, unit test, e2e, automated test, jest, vitest
isthereanupdater: auto update, autoupdate, updater, new version
whydoesmystyledonothing: style ignored, css not working, style not applied, css does not work, style has no
  effect, stylesheet not working
caniuseqmlqtdesignerfilesawebviewvideoorprinting: webview, webengine, iframe, embed page, embed website, web
  page, webengineview, qwebengineview, wkwebview, qml, qt designer, ui file, web view, video, audio, sound,
  print, printing, embed browser, play sound, play video, multimedia, gui builder, drag drop designer, visual
  editor

// Plain words
set: change, modify, adjust, update, assign, customize, customise, configure
current: selected, active, chosen
selected: current, chosen, highlighted
chosen: selected, picked
choose: pick, select
entry: item, option, choice, element
entries: items, options, choices, elements
item: entry
remove: delete, clear, get rid, take away, drop column
delete: remove, destroy
clear: empty, reset, remove all, delete all, remove all items, empty list, delete all items
section: column, columns
smaller: reduce, shrink, decrease, compress
larger: bigger, increase, enlarge, grow
shown: visible, displayed
visible: shown, displayed
pattern: dashed, dotted
place: position, location, coordinates
position: place, location, coordinates
limits: limit, restrict, maximum, minimum, constrain
several: multiple, multi, many
multi: multiple, several
whole: entire
folder: directory
directory: folder
begin: start, initial, beginning
finish: complete, completed, done
percent: percentage
cancel: abort, stop, interrupt
abort: cancel, stop
fails: failure, failed, broken, problem
error: exception, failure, problem, wrong
errors: exceptions, failures, problems
load: import
returns: read, retrieve, obtain, fetch value
save: store, persist
output: print, log, logs
messages: warnings, logs
sort: order, sorting, sorted, ordered
sorted: sort, order, ordered
stretch: fill, expand, remaining
fill: stretch, remaining
watch: automatically, hot reload, live reload, nodemon, recompile, reload
offscreen: headless, without display, no display, no screen, xvfb, without screen, without window
xvfb: headless, without display, no display
starttimer: every second, setinterval, interval, periodic, periodically, qtimer
angle: rotate, rotation
differ: difference, differences, versus, vs
compare: difference, versus, vs, compared, comparison
largest: maximum, max, highest, biggest
smallest: minimum, min, lowest
edge: border, side, margin
room: space
space: room, gap
shows: display, present, render
called: invoked, fired, triggered
emitted: fired, triggered, called when, raised
lost: blur, disconnected
looks: appearance
form: dialog form
sheet: stylesheet
colours: colors
dragged: dragging
typed: typing, entered, written
enter: return key
toggle: switch
repeat: loop, again
loop: repeat
wrong: error, invalid
missing: not found, absent, lacks
crash: crashes, segfault, crashed, segmentation fault, sigsegv, core dumped
ends: exits, terminates, quits
slow: performance, speed, laggy, lag, fast, faster
performance: slow, speed, fast, optimize, optimise
hidden: invisible, hide
disabled: inactive, greyed
expanded: unfold, expand, open node
collapsed: fold, collapse, close node
collapse: fold
expand: unfold
scrolls: scroll
tick: check, mark
checked: ticked, selected
marked: highlighted, selected
tray: notification area
moment: time
milliseconds: ms, seconds
inch: dpi, ppi
scale: zoom, resize
zoom: scale, magnify
bytes: buffer, binary
buffer: bytes, binary, arraybuffer
file: path, document
path: location, filename, file name
desktop: finder, explorer
compiler: gcc, msvc, clang, visual studio
answer: response, reply
thrown: exception, raised
reader: viewer
unit: suffix
separator: divider, line between
digits: decimal places, decimals
decimals: precision, decimal places, round
undo: revert, go back
replace: swap, exchange, substitute
replaces: swap, exchange
whichever: any
together: group, join
instead: alternative, replacement
needs: requires, requirements, prerequisites
requirements: prerequisites, needs
variable: var, environment
languages: translation, i18n
key: keystroke
beside: next
below: under, beneath, underneath
above: over, on top of
letter: character, char
characters: letters, chars
cells: cell, grid cell
row: record
listen: subscribe, observe, react
owner: parent
parent: container, owner
child: nested, inner, subwidget
children: nested, inner, child widgets
`;

/** For each word or phrase, what it may mean here. The hosted provider is given the same list. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = readSayings(SAYINGS);

function readSayings(text: string): Map<string, string[]> {
  const entries = text.replaceAll(/\n +/g, ' ').split('\n');
  const meanings = new Map<string, string[]>();
  for (const [meaning, sayings] of entries.map((entry) => entry.split(': '))) {
    for (const saying of meaning && sayings ? sayings.split(', ') : []) {
      meanings.set(saying, [...(meanings.get(saying) ?? []), meaning ?? '']);
    }
  }
  return meanings;
}

/** Words that are in many questions and tell little of what the question is about. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  'add after another app application before between build change create display find get give handle happen have implement let need new nodegui one only open other own people possible put run set show simple some something start two use user users way without work write'.split(
    ' ',
  ),
);

/** Words of questions that say nothing about the answer. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be been by can could do does for from has how i if in into is it its just like make me my nodegui of on or our please should so some than that the their them then there this to too use using want was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
);

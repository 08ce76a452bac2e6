// What the app puts into a web view before the page's own scripts run.
window.ReactNativeWebView = { postMessage: (text) => window.parent.receive(text) };

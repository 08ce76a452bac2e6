import { cleanup, configure as configureLibrary } from "@testing-library/react";
import { configure } from "mobx";
import { afterEach } from "vitest";

configure({ enforceActions: "always" });
// The library's default of one second is less than a busy machine needs for a screen.
configureLibrary({ asyncUtilTimeout: 60_000 });
// Files share one process, so the library's own hook would be registered only in the first file.
afterEach(cleanup);
// Images are not fetched here and must not count as complete either: they would be taken for failed.
if (typeof HTMLImageElement !== "undefined")
	Object.defineProperty(HTMLImageElement.prototype, "complete", { value: false, configurable: true });

import { cleanup, configure as configureLibrary } from "@testing-library/react";
import { configure } from "mobx";
import { afterEach } from "vitest";

configure({ enforceActions: "always" });
// A second, as the library has it, is less than a busy machine takes for a screen.
configureLibrary({ asyncUtilTimeout: 60_000 });
// Files share one process, so the library's own hook would be registered in the first file only.
afterEach(cleanup);
// Pictures are not fetched here, and are not done with either: they would count as failed.
if (typeof HTMLImageElement !== "undefined")
	Object.defineProperty(HTMLImageElement.prototype, "complete", { value: false, configurable: true });

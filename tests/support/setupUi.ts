import { cleanup } from "@testing-library/react";
import { configure } from "mobx";
import { afterEach } from "vitest";

configure({ enforceActions: "always" });
// Files share one process, so the library's own hook would be registered in the first file only.
afterEach(cleanup);

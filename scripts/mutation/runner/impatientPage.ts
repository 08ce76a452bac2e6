import { configure } from "@testing-library/react";
import { beforeEach } from "vitest";
import { mutantSwitch } from "./mutantSwitch.ts";

/** What a page shows it shows at once when all is loaded; what a mutant keeps from it is not waited for as long. */
beforeEach(() => {
	configure({ asyncUtilTimeout: mutantSwitch.activeMutant === undefined ? 60_000 : 1000 });
});

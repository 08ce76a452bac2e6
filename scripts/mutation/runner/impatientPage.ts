import { configure } from "@testing-library/react";
import { beforeEach } from "vitest";
import { mutantSwitch } from "./mutantSwitch.ts";

/** What a page shows it shows at once when all is loaded; what a mutant keeps from it is not waited for as long. */
beforeEach(() => {
	configure({ asyncUtilTimeout: mutantSwitch.activeMutant === undefined ? 60_000 : 1000 });
});

/** What a page throws where nobody catches it fails a run of the tests: the test under which it happens has noticed. */
beforeEach(() => {
	if (typeof window === "undefined") return;
	const thrown: unknown[] = [];
	const hear = ({ error }: ErrorEvent) => thrown.push(error);
	window.addEventListener("error", hear);
	return () => {
		window.removeEventListener("error", hear);
		if (thrown.length > 0) throw thrown[0];
	};
});

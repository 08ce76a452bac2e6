import { configure } from "@testing-library/react";
import { beforeEach } from "vitest";
import { mutantSwitch } from "./mutantSwitch.ts";

/** A loaded page renders immediately, so what a mutant prevents is waited for only briefly. */
beforeEach(() => {
	configure({ asyncUtilTimeout: mutantSwitch.activeMutant === undefined ? 60_000 : 1000 });
});

/** An uncaught error in the page fails a test run: it counts as detected by the test in which it happens. */
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

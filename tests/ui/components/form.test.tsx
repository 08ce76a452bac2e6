import { readdirSync, readFileSync } from "node:fs";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Form } from "#ui/components/Form.tsx";

function draw(answer: unknown, firstWrong?: () => string) {
	let sent = 0;
	const onSubmit = async () => {
		sent += 1;
		screen.getByLabelText("second").setAttribute("aria-invalid", "true");
		return answer;
	};
	render(
		<Form onSubmit={onSubmit} firstWrong={firstWrong}>
			<input aria-label="first" />
			<input aria-label="second" />
			<button type="submit">send</button>
		</Form>,
	);
	const button = screen.getByRole("button");
	button.focus();
	const isPrevented = !fireEvent.submit(button);
	return { sent: () => sent, isPrevented };
}

const nextFrames = () =>
	new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

describe("a form", () => {
	it("is submitted by its handler only, without leaving the page", () => {
		const { sent, isPrevented } = draw(true);
		expect([sent(), isPrevented]).toEqual([1, true]);
		// Makes the browser do nothing on submit before the page is hydrated.
		expect(document.querySelector("form")?.getAttribute("method")).toBe("dialog");
	});

	it("focuses the first invalid field once the errors are known", async () => {
		draw(false);
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("second")));
	});

	it("focuses the element the screen names instead", async () => {
		draw(false, () => (document.querySelector("[aria-invalid]") ? "input" : "button"));
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("first")));
	});

	it.each([true, undefined])("leaves the focus alone when the handler returns %s", async (answer) => {
		draw(answer);
		await nextFrames();
		await nextFrames();
		expect(document.activeElement).toBe(screen.getByRole("button"));
	});

	it("is the only component with a form element", () => {
		const files = readdirSync("src/ui", { recursive: true, encoding: "utf8" }).filter((name) =>
			name.endsWith(".tsx"),
		);
		expect(files.filter((name) => readFileSync(`src/ui/${name}`, "utf8").includes("<form"))).toEqual([
			"components/Form.tsx",
		]);
	});
});

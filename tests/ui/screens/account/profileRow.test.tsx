import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { ProfileRow } from "#ui/screens/profile/parts/ProfileRow.tsx";

/** Two rows, one open at a time, as on the account page. */
function Rows() {
	const [open, setOpen] = useState<string | null>(null);
	return ["이름", "연락처"].map((label) => (
		<ProfileRow key={label} label={label} value="값" isOpen={open === label} onEdit={() => setOpen(label)}>
			<form>
				<input aria-label={`새 ${label}`} />
				<button type="button" onClick={() => setOpen(null)}>
					닫기
				</button>
			</form>
		</ProfileRow>
	));
}

const edit = (label: string) => screen.getByRole("button", { name: new RegExp(`${label}.*변경`) });

it("a row that is edited has the focus in its form, and on its button again once the form is closed", async () => {
	render(<Rows />);
	expect(document.activeElement).toBe(document.body);
	await userEvent.click(edit("이름"));
	expect(document.activeElement).toBe(screen.getByLabelText("새 이름"));
	await userEvent.click(screen.getByRole("button", { name: "닫기" }));
	expect(document.activeElement).toBe(edit("이름"));
});

it("another row that is edited instead takes the focus", async () => {
	render(<Rows />);
	await userEvent.click(edit("이름"));
	await userEvent.click(edit("연락처"));
	expect(document.activeElement).toBe(screen.getByLabelText("새 연락처"));
	await userEvent.click(edit("이름"));
	expect(document.activeElement).toBe(screen.getByLabelText("새 이름"));
});
